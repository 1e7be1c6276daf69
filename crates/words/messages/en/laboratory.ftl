## The laboratory

lab-title = The laboratory
lab-line = Which player is the stronger, and how sure can one be? Every deck is played in every seating.
lab-new = A new run
lab-kind = Kind of run
lab-kind-comparison = Comparison
lab-kind-test = Sequential test
lab-about-comparison = Every pair of the players, over a set number of deals.
lab-about-test = Is the first better than the second? It ends as soon as the evidence is enough.
lab-game = Game
lab-players = Players
lab-player-number = Player { $number }
lab-add-player = Add a player
lab-remove-player = Remove { $name }
lab-settings-of = Settings of { $name }
lab-deals = Deals
lab-cap = Maximum deals
lab-games-in-all =
    { $count ->
        [one] { $count } game in all
       *[other] { $count } games in all
    }
lab-matches-in-all =
    { $count ->
        [one] { $count } match in all
       *[other] { $count } matches in all
    }
lab-matches = Count matches
lab-matches-note = Whole matches by the rules of the game instead of single games.
lab-elo0 = H0 Elo
lab-elo0-note = The first is no better if the difference is this or less.
lab-elo1 = H1 Elo
lab-elo1-note = The first is better if the difference is this or more.
lab-alpha = Alpha
lab-alpha-note = How often to find a difference that is none (alpha).
lab-beta = Beta
lab-beta-note = How often to miss a difference that is one (beta).
lab-seed-note = The same seed gives the same games, move for move.
lab-rules = Rules
lab-start = Start

## Past runs

lab-runs = Past runs
lab-runs-none = No matching runs.
lab-all-games = All games
lab-any-player = Any player
lab-search-text = Search commands
lab-more = More
lab-games-kept =
    { $count ->
        [one] { $count } game kept
       *[other] { $count } games kept
    }
lab-is-kept = kept
lab-state-queued = waiting
lab-state-running = running
lab-state-stopped = stopped
lab-state-done = complete
lab-reproduction = The sources’ experiments, run again
lab-reproduction-line = What the theses and drafts behind the players reported, beside what comes out here, with the cause of every difference.
lab-read = Read the report
lab-back = To the laboratory

## A run

lab-run = Run { $number }
lab-progress-label = Played so far
lab-progress = { $games } of { $of } games
lab-progress-matches = { $games } of { $of } matches
lab-left = about { $time } left
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-ahead =
    { $count ->
        [0] It begins in a moment.
        [one] { $count } run is played before it.
       *[other] { $count } runs are played before it.
    }
lab-stop = Stop
lab-resume = Go on
lab-keep = Keep
lab-unkeep = No longer keep
lab-keep-note = Runs that nobody keeps are forgotten after 30 days.
lab-delete = Delete
lab-delete-sure = Delete this run and all its games for good?
lab-not-yours = Only the browser in which this run was begun can change it.
lab-command = The command that repeats it
lab-ladder = Ratings
lab-ladder-note = Bradley–Terry ratings on Elo’s scale with 95 % intervals; their mean is 0.
lab-pairs = Pairwise results
lab-pairs-note = A’s share of the games with 95 % intervals over deals; the dashed line is that of equals.
lab-in-numbers = In numbers
lab-column-pair = A – B
lab-column-games = Games
lab-column-wins = Won
lab-column-drawn = Drawn
lab-column-share = A’s share
lab-column-points = Points
lab-column-moves = Moves
lab-test = Sequential test
lab-test-ratio =
    { $count ->
        [one] Log-likelihood ratio { $ratio } between { $low } and { $high } after { $count } deal.
       *[other] Log-likelihood ratio { $ratio } between { $low } and { $high } after { $count } deals.
    }
lab-test-note = The test ends where the curve meets a dashed line.
lab-verdict-open = Not decided yet.
lab-verdict-elo0 = { $a } is better than { $b } by { $elo } Elo or less.
lab-verdict-elo1 = { $a } is better than { $b } by { $elo } Elo or more.
lab-records = The games
lab-records-range = { $first }–{ $last } of { $of }
lab-watch-game = Watch game { $number }
lab-earlier = Earlier
lab-later = Later
lab-files = Downloads
lab-file-report = Report (HTML)
lab-file-result = Result (JSON)
lab-file-records = Games (JSONL)
lab-report = The full report
lab-report-note = As the program writes it, in English.

## The leaderboard

lab-leaderboard-title = Leaderboard
lab-leaderboard-line = The built-in players of every game, rated from real runs.
lab-leaderboard-made =
    { $deals ->
        [one] { $date }, version { $version }, { $deals } deal for each pair, seed { $seed }.
       *[other] { $date }, version { $version }, { $deals } deals for each pair, seed { $seed }.
    }
lab-leaderboard-shipped = The run comes with the program.
lab-leaderboard-run = Run { $number } on this server.
lab-leaderboard-again = Run it again here
lab-leaderboard-note = Bradley–Terry ratings on Elo’s scale with 95 % intervals; in each game their mean is 0. Ratings of different games do not compare. Whoever sees hidden cards is marked and does not play fair. Who needs minutes for a game, as Tablić’s backtrack-deck does, is left out.

## The solution of Love Letter

lab-solution-title = Love Letter for two, solved
lab-solution-line = How often to play what on the first turns, and what it is worth: { $solved } of { $all } kinds of deal so far.
lab-solution-faces = Face up
lab-solution-value = First player’s value
lab-solution-exploitable = Exploitable
lab-solution-hand = Hand
lab-solution-plays = Plays: how often, and what each is worth
lab-solution-worth = The first player’s value lies between { $low } and { $high } (win 1, draw 0, loss −1), after { $rounds } rounds.
lab-solution-naming = { $card }, naming { $named }
lab-solution-oneself = { $card } on oneself
lab-solution-replies = The second player’s first turn
lab-solution-choose = Choose what the first player did; beside it stands how often the equilibrium does.
lab-solution-sees = { $play }, sees { $card }
lab-solution-discarded = { $play }, discarded: { $card }
lab-solution-often = That comes up in { $share } of all rounds.
lab-solution-never = The equilibrium never plays so, so what follows has no value here; shown is what it would do.
lab-solution-note = An equilibrium found by counterfactual regret minimisation; what it can be exploited by is exact, from both best responses. Only plays with at least half a percent are shown.
lab-solution-link = Love Letter, solved

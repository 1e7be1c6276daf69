"""A walk through Adut from Python. Run it whole, or cell by cell in an editor that knows `# %%`."""

# %% What there is
import adut

for game in adut.games():
    print(f"{game['name']:12} {game['line']}")
for player in adut.players("briskula"):
    print(f"{player['name']:12} {player['sees']:12} {player['line']}")

# %% A game of Briškula: what seat 0 sees, and nothing more
game = adut.Game("briskula", seed="7")
print(game.show(0))
print("legal:", game.legal_moves())

# %% What a strong honest player makes of it
hint = game.hint()
for value in sorted(hint["values"], key=lambda value: -value["share"]):
    print(f"{value['move']:4} wins {value['share']:.0%}, {value['points']:+.1f} points")

# %% Play it to the end
while not game.over:
    game.play(game.choose("hard" if game.turn == 0 else "rules"))
print(game.result())

# %% The review: what cost most, and what was luck
review = adut.review(game.record(), seat=0)
told = review["seats"][0]
print("accuracy", f"{told['accuracy']:.0%}", "balance", told["balance"])
for ply in told["mistakes"][:3]:
    decision = review["plies"][ply - 1]["decision"]
    print(ply, decision["played"], "better", decision["best"], decision["cost"], decision["reason"])

# %% The exact value of the deal with all cards open
dealt = adut.Game("briskula", seed="7")
print(dealt.solve(all_knowing=True))

# %% Two players compared on the same decks in both seatings
table = adut.compare("briskula", ["rules", "random"], deals=100)
(pair,) = table["pairs"]
print(f"{pair['a']} wins {pair['a_share']:.1%} of {pair['games']} games, 95 % {pair['ci95']}")

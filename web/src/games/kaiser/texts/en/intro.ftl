learn-kaiser-aim = Have the most points, from provinces, alliances and roads, when the pile runs out for the second time.
learn-kaiser-turn = On your turn you place one or two pieces in one province, then draw back up to three cards; or you exchange one card.
learn-kaiser-pay = A card in the province’s colour pays for one piece. Two cards of one colour pay for one piece in a province of any other colour. An empty province takes only one piece.
learn-kaiser-house = A house goes on a free house space. As soon as a province is full of houses, it’s scored: first place gets a point per house, second place as many as first place has houses, and so on.
learn-kaiser-emissary = Emissaries go to the dragon space: never more than the leader has houses there. They decide the alliances.
learn-kaiser-score = At the end, whoever leads in emissaries in both provinces of an alliance scores all emissaries there, and four or more houses in a row along roads score a point each.
learn-kaiser-end = The panel next to the map always shows what everything would score now.

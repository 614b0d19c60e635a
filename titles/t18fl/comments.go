package t18fl

import "github.com/hexrail/hexrail/titles/words"

// comments are the comments on the title's samples, by name of the sample.
var comments = map[string][]words.Comment{"florida": {
	{At: 0, Said: words.Pair{
		"Three players with $300 each, six companies that nobody owns yet: their home stations are on the map from the " +
			"start. First there is a secret bid for the order in which the three privates are chosen.",
		"3人のプレイヤーが $300 ずつ持って始めます。6社の本拠地は最初から盤上にありますが、まだ誰のものでもありません。まず、3つの個人会社を選ぶ順番を秘密の入札で決めます。"}},
	{At: 6, Said: words.Pair{
		"All bid $0: everybody pays their bid, and all it wins is the order of choice. Theo comes last and gets TR, the " +
			"cheapest. It leaves him the most money and makes him the first in the stock round.",
		"全員が $0 で入札しました。入札額は全員が払い、得られるのは選ぶ順番だけだからです。最後の Theo は一番安い TR になりましたが、手元のお金が一番多く残り、株式ラウンドを最初に始められます。"}},
	{At: 7, Said: words.Pair{
		"Theo starts SR at $80. He chooses the price, takes the president's certificate, which is two of the five shares, " +
			"and pays $160 for it. The company has no money yet.",
		"Theo が SR を $80 で開始しました。価格を決め、5株のうち2株分の社長株を $160 で買います。会社にはまだお金がありません。"}},
	{At: 10, Said: words.Pair{
		"The third share floats SR: now the bank gives it five times its price, $400. Rosa has only $70 left, too little " +
			"for a third share of SAL at $80, so SAL has to wait a round. Pay attention to that when you choose a price.",
		"3株目が売れて SR が設立され、銀行から株価の5倍の $400 を受け取ります。Rosa は残り $70 で、$80 の SAL をもう1株買えないため、SAL の設立は次のラウンドになります。開始価格を決めるときは、ここに気をつけましょう。"}},
	{At: 16, Hex: "K28", Said: words.Pair{
		"Two privates are used in the first turn. TR laid a third yellow tile; TC put a station of SR into Miami, beside " +
			"the slots, although it is Rosa's: an owner may help another's company, which was kind of her. Used or not, " +
			"privates close with the first 5-train.",
		"最初の手番で個人会社が2つ使われ、TR で黄色タイルをもう1枚、Rosa の TC で Miami の枠の外に SR の駅を置きました。他人の会社のためにも使えますが、これは気前のよい手です。個人会社は使わなくても最初の5列車で閉鎖します。"}},
	{At: 18, Said: words.Pair{
		"Without a train nothing runs, so the price of a new company falls one step after its first turn. SR buys a " +
			"2-train for $100: it runs from the next turn on, and calls at two cities or off-board places and all towns " +
			"between them.",
		"列車がないと収入がないので、新しい会社の株価は最初の手番のあと1つ下がります。SR は2列車を $100 で買いました。走るのは次の手番からで、都市か盤外都市を2つと、その間の町すべてを回れます。"}},
	{At: 37, Hex: "B19", Said: words.Pair{
		"A hotel: SR pays $20 for each of the two hexes from its station to Lake City. Each of its trains that calls there " +
			"earns $10 more in every turn, $20 from phase 5, and nobody else's. A hotel that is near pays for itself soon.",
		"SR は駅から Lake City まで2ヘクス分、1ヘクス $20 でホテルを置きました。そこを通る自社の列車は毎回 $10、フェイズ5からは $20 多く稼ぎ、他社には効きません。近いホテルほど早く元が取れます。"}},
	{At: 40, Hex: "B19", Said: words.Pair{
		"The first run earns $80, and SR pays it out: $16 for each of the five shares. That is as much as the price of $75 " +
			"or more, so the price goes one step up. Twice the price would move it two steps.",
		"最初の運行の収入は $80 で、5株なので1株 $16 を配当しました。収入が株価 $75 以上なので株価は1つ上がります。株価の2倍以上なら2つ上がります。"}},
	{At: 72, Said: words.Pair{
		"SAL buys the first 3-train, and phase 3 begins: green tiles, two operating rounds in each set, and companies that " +
			"have operated may convert to ten shares. Trains drive the game: the next kind will make the oldest worthless.",
		"SAL が最初の3列車を買い、フェイズ3になりました。緑のタイルが使え、運営ラウンドは1セットに2回、一度運営した会社は10株会社に変換できます。ゲームを進めるのは列車で、次の種類が出ると一番古い列車は使えなくなります。"}},
	{At: 81, Said: words.Pair{
		"SR keeps its $190 instead of paying $38 a share, so the price falls a step. This is how a company saves for " +
			"trains: both trains of SR are 2-trains, which the first 4-train will take away.",
		"SR は1株 $38 の配当をせず、$190 を留保したので、株価は1つ下がります。会社はこうして列車の資金を貯めます。SR の列車は2両とも2列車で、最初の4列車が出ると廃車になるからです。"}},
	{At: 114, Said: words.Pair{
		"With the dividends of four rounds everybody starts a second company, this time at $110. Rosa pays for all three " +
			"shares of FEC at once: it floats with $550. The companies of the others wait for the next stock round.",
		"これまでの配当で、全員が2つ目の会社を $110 で開始しました。Rosa は FEC の3株を一度に買い、会社は $550 で設立されます。ほかの2社の設立は次の株式ラウンドになります。"}},
	{At: 160, Hex: "M24", Said: words.Pair{
		"FEC pays $80 for each of the two Keys tiles: through Key West its train reaches Havana. That costs much and does " +
			"not last: the first 6 or 3E brings the storm.",
		"FEC はキーのタイル2枚にそれぞれ $80 を払いました。Key West を通って Havana まで列車が届きます。高い投資で、しかも最初の6か3Eで嵐が来るまでしか使えません。"}},
	{At: 208, Said: words.Pair{
		"FEC converts to ten shares: five times the price, $550, for the company. Everybody keeps his certificates, but " +
			"each share is 10% now: Rosa's three were 60% and are 30%. In return FEC can afford the first 4-train at once, " +
			"and $200 is no ceiling for it any more.",
		"FEC が10株会社に変換し、株価の5倍の $550 が会社に入りました。株券はそのままでも1株は10%になり、Rosa の60%は30%に減ります。その代わり最初の4列車をすぐに買え、$200 の上限もなくなります。"}},
	{At: 215, Said: words.Pair{
		"The first 4-train: all five 2-trains rust at once. SR and ACL have none left and must buy before their next turn " +
			"ends, else their presidents pay. SR has saved for it, as we saw.",
		"最初の4列車が出て、5両の2列車がすべて廃車になりました。SR と ACL は列車がなくなり、次の手番の終わりまでに買えなければ社長が負担します。SR は、先ほど見たように資金を貯めていました。"}},
	{At: 229, Said: words.Pair{
		"SR has converted for $800 and buys a 4 and the first 5. Phase 5: every company has ten shares, hotels pay $20, " +
			"Havana $100. Sota's POSC closes without having been used: a port would have brought $20 a train for many turns.",
		"SR は変換で $800 を受け取り、4列車と最初の5列車を買いました。フェイズ5では全社が10株会社になり、ホテルは $20、Havana は $100 です。Sota の POSC は使わないまま閉鎖しましたが、港なら毎回、列車ごとに $20 を稼げたはずです。"}},
	{At: 242, Hex: "M24", Said: words.Pair{
		"The first 6-train brings the storm: track and hotel of the Keys are gone, and all 3-trains rust. All this came " +
			"within one set, as it often does: who has a train that stays now is far ahead.",
		"最初の6列車で嵐が来て、キーの線路とホテルがなくなり、3列車もすべて廃車です。よくあることですが、ここまでが1セットの中で起こりました。最後まで使える列車を先に持った人が大きく有利になります。"}},
	{At: 258, Said: words.Pair{
		"L&N owns a 6-train and its shares cost only $90. Rosa has bought four of them: with 40% against Theo's 30% she " +
			"becomes its president. A president who does not buy his own shares can lose the company.",
		"L&N は6列車を持っているのに、1株 $90 の安さです。Rosa は4株を買い、Theo の30%に対して40%になったので、社長になりました。自社の株を買い足さない社長は、会社を奪われることがあります。"}},
	{At: 290, Hex: "M24", Said: words.Pair{
		"L&N has laid the Keys anew, for $160 again, and runs from there for $470. So late in the game such money comes " +
			"back with the first run.",
		"L&N はもう一度 $160 を払ってキーに線路を敷き、$470 を稼ぎました。ここまで来ると、このくらいの投資は最初の運行で取り返せます。"}},
	{At: 392, Said: words.Pair{
		"This dividend empties the bank. The set is played to its end, and all payments are still made; nobody needs money " +
			"for trains any more, so everything is paid out.",
		"この配当で銀行の資金がなくなりました。このセットの終わりまで続け、支払いはすべて行います。もう列車のための資金は要らないので、収入は全部配当します。"}},
	{At: 430, Said: words.Pair{
		"The end: cash and shares count, privates and the money of companies do not. Rosa wins with $11,006: her six " +
			"shares of SAL, the first of them bought at $80, are worth $400 each. Now try it yourself.",
		"終局で数えるのは現金と株だけで、個人会社と会社の資金は数えません。$11,006 の Rosa が勝ち、最初は $80 で買った SAL の6株が1株 $400 になりました。次は自分で遊んでみましょう。"}},
}}

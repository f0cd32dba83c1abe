/**
 * Cities that give a zone its name, as other languages than English call them: in the lists of
 * places by which Windows and Outlook show a zone ('(UTC+02:00) Athen, Bukarest').
 */
const names: Readonly<Record<string, string>> = {
  'Europe/Amsterdam':
    'Amesterdão|Amsterdão|Amesterdã|Amszterdam|Амстердам|Άμστερνταμ|阿姆斯特丹|アムステルダム|암스테르담',
  'Europe/Berlin': 'Berlim|Berlino|Berliini|Берлин|Берлін|Βερολίνο|柏林|ベルリン|베를린',
  'Europe/Zurich': 'Berne|Berna|Berno|Берн|伯尔尼|ベルン|베른',
  'Europe/Rome': 'Rom|Roma|Rzym|Řím|Róma|Rooma|Рим|Ρώμη|罗马|羅馬|ローマ|로마',
  'Europe/Stockholm':
    'Stoccolma|Estocolmo|Sztokholm|Tukholma|Стокгольм|斯德哥尔摩|斯德哥爾摩|ストックホルム|스톡홀름',
  'Europe/Vienna':
    'Wien|Vienne|Viena|Wenen|Wiedeń|Vídeň|Viedeň|Bécs|Wieden|Вена|Відень|Βιέννη|维也纳|維也納|ウィーン|빈',
  'Europe/Brussels':
    'Brüssel|Bruxelles|Brussel|Bruselas|Bruxelas|Bryssel|Bruksela|Brusel|Brüksel|Брюссель|布鲁塞尔|布魯塞爾|ブリュッセル|브뤼셀',
  'Europe/Copenhagen':
    'Kopenhagen|Copenhague|Copenaghen|København|Köpenhamn|Kopenhaga|Kodaň|Копенгаген|哥本哈根|コペンハーゲン|코펜하겐',
  'Europe/Madrid': 'Мадрид|马德里|馬德里|マドリード|마드리드',
  'Europe/Paris': 'Parigi|Parijs|Paryż|Paříž|Paríž|Pariisi|Párizs|Париж|Παρίσι|巴黎|パリ|파리',
  'Europe/Belgrade':
    'Belgrad|Belgrado|Beograd|Bělehrad|Белград|Београд|贝尔格莱德|ベオグラード|베오그라드',
  'Europe/Bratislava': 'Pressburg|Pozsony|Братислава|布拉迪斯拉发|ブラチスラバ|브라티슬라바',
  'Europe/Budapest': 'Budapeste|Budapeszt|Budapešť|Будапешт|布达佩斯|ブダペスト|부다페스트',
  'Europe/Prague': 'Prag|Praga|Praag|Praha|Прага|布拉格|プラハ|프라하',
  'Europe/Sarajevo': 'Sarajewo|Сараево|萨拉热窝|サラエボ|사라예보',
  'Europe/Warsaw':
    'Warschau|Varsovie|Varsovia|Varsavia|Varsóvia|Warszawa|Varšava|Варшава|华沙|華沙|ワルシャワ|바르샤바',
  'Europe/Dublin': 'Dublino|Дублин|都柏林|ダブリン|더블린',
  'Europe/London':
    'Londres|Londra|Londen|Londyn|Londýn|Lontoo|Лондон|Λονδίνο|伦敦|倫敦|ロンドン|런던',
  'Europe/Lisbon': 'Lissabon|Lisbonne|Lisboa|Lisbona|Lizbona|Лиссабон|里斯本|リスボン|리스본',
  'Europe/Athens':
    'Athen|Athènes|Atenas|Atene|Athene|Aten|Ateny|Ateena|Athény|Афины|Αθήνα|雅典|アテネ|아테네',
  'Europe/Bucharest':
    'Bukarest|Bucarest|Bucareste|Boekarest|Bukareszt|Bukurešť|București|Бухарест|布加勒斯特|ブカレスト|부쿠레슈티',
  'Europe/Helsinki': 'Helsingfors|Helsínquia|Хельсинки|Гельсинки|赫尔辛基|ヘルシンキ|헬싱키',
  'Europe/Kyiv': 'Kiew|Kijów|Kyjev|Kiova|Киев|Київ|基辅|キーウ|キエフ',
  'Europe/Istanbul':
    'Estambul|Stambuł|Istambul|İstanbul|Стамбул|伊斯坦布尔|イスタンブール|이스탄불',
  'Europe/Moscow':
    'Moskau|Moscou|Moscú|Moscovo|Mosca|Moskou|Moskwa|Moskva|Москва|莫斯科|モスクワ|모스크바',
  'Europe/Minsk': 'Минск|明斯克|ミンスク|민스크',
  'Africa/Cairo': 'Kairo|Le Caire|El Cairo|Il Cairo|Caïro|Kair|Káhira|Каир|开罗|カイロ|카이로',
  'Africa/Johannesburg': 'Pretória|Претория',
  'Asia/Jerusalem':
    'Jérusalem|Jerusalén|Gerusalemme|Jerozolima|Jeruzalem|Jeruzalém|Иерусалим|耶路撒冷|エルサレム|예루살렘',
  'Asia/Beirut': 'Beyrouth|Бейрут|贝鲁特|ベイルート',
  'Asia/Riyadh': 'Riad|Riyad|Эр-Рияд|利雅得|リヤド|리야드',
  'Asia/Baghdad': 'Bagdad|Багдад|巴格达|バグダッド',
  'Asia/Tehran': 'Teheran|Téhéran|Teherán|Тегеран|德黑兰|テヘラン',
  'Asia/Dubai': 'Abou Dabi|Abu Dabi|Абу-Даби|阿布扎比|アブダビ|아부다비',
  'Asia/Kolkata':
    'Neu-Delhi|Nuova Delhi|Nueva Delhi|Nova Deli|Калькутта|Мумбаи|加尔各答|孟买|新德里|ムンバイ|뉴델리',
  'Asia/Bangkok': 'Бангкок|曼谷|バンコク|방콕',
  'Asia/Shanghai': 'Peking|Pékin|Pekín|Pechino|Pequim|Pekin|Пекин|北京|重庆|重慶|ペキン|베이징',
  'Asia/Hong_Kong': 'Hongkong|Гонконг|香港|홍콩',
  'Asia/Singapore': 'Singapur|Singapour|Сингапур|新加坡|シンガポール|싱가포르',
  'Asia/Taipei': 'Taipeh|台北|臺北|타이베이',
  'Asia/Tokyo': 'Tokio|Tóquio|Tokió|Токио|Осака|东京|東京|大阪|札幌|도쿄|오사카',
  'Asia/Seoul': 'Séoul|Seúl|Seul|Сеул|首尔|首爾|ソウル|서울',
  'Australia/Sydney': 'Sídney|Сидней|悉尼|雪梨|シドニー|시드니',
  'America/Mexico_City':
    'Mexiko-Stadt|Mexico-Stad|Ciudad de México|Cidade do México|Città del Messico|Мехико|墨西哥城',
  'America/New_York':
    'Nueva York|Nova York|Nova Iorque|Nowy Jork|Нью-Йорк|纽约|紐約|ニューヨーク|뉴욕',
  'America/Sao_Paulo': 'São Paulo|Бразилиа|巴西利亚|ブラジリア|브라질리아',
}

export const cityNames: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([zone, list]) => list.split('|').map((name) => [name, zone])),
)

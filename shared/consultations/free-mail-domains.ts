/**
 * Domains of mail providers open to anyone: an address there names no company
 * (admin-back-office.md §5). A selection of mailbox providers from the lists published as
 * `email-providers` 2.26.0 (© 2025 Jannis R) and `freemail` 1.7.0 (© Will White), both under the
 * ISC licence, which allows use, copying and changes provided that the notice of copyright and the
 * permission stay; 30 domains that both lack are added at the end.
 */
const published = `
  126.com 126.net 139.com 163.com 189.cn 21cn.com abv.bg aim.com alice.it aliceadsl.fr aol.co.uk
  aol.com aol.fr aol.it arcor.de att.net bell.net bellsouth.net bigpond.com bigpond.com.au
  bigpond.net.au bk.ru bluewin.ch blueyonder.co.uk bol.com.br btinternet.com btopenworld.co.uk
  btopenworld.com centrum.cz centrum.sk charter.com charter.net chello.at chello.nl
  club-internet.fr cogeco.ca comcast.com comcast.net cox.com cox.net daum.net docomo.ne.jp
  earthlink.net eircom.net email.com email.cz email.de email.it email.ua excite.com ezweb.ne.jp
  fastmail.ca fastmail.cn fastmail.co.uk fastmail.com fastmail.com.au fastmail.es fastmail.fm
  fastmail.im fastmail.in fastmail.jp fastmail.mx fastmail.net fastmail.nl fastmail.se
  fastmail.to fastmail.tw fastmail.us foxmail.com free.fr freemail.de freemail.gr freemail.hu
  freemail.it freemail.nl freenet.de freenet.kg frontier.com frontiernet.net gazeta.pl globo.com
  globomail.com gmail.com gmx.at gmx.co.uk gmx.com gmx.de gmx.fr gmx.li gmx.net googlemail.com
  hanmail.net hey.com hispavista.com hotmail.be hotmail.ca hotmail.ch hotmail.co.il
  hotmail.co.jp hotmail.co.kr hotmail.co.nz hotmail.co.th hotmail.co.uk hotmail.com
  hotmail.com.ar hotmail.com.au hotmail.com.br hotmail.com.hk hotmail.com.mx hotmail.com.tw
  hotmail.de hotmail.dk hotmail.es hotmail.fr hotmail.gr hotmail.it hotmail.kg hotmail.kz
  hotmail.nl hotmail.no hotmail.ru hotmail.sg hushmail.com i.ua icloud.com ig.com.br
  iinet.net.au inbox.com inbox.lt inbox.lv inbox.net inbox.ru inbox.si indiatimes.com interia.pl
  internode.on.net inwind.it iol.it juno.com kpnmail.nl laposte.net libero.it list.ru live.at
  live.be live.ca live.cl live.cn live.co.kr live.co.uk live.co.za live.com live.com.ar
  live.com.au live.com.mx live.com.my live.com.pt live.com.sg live.de live.dk live.fr live.hk
  live.ie live.in live.it live.jp live.nl live.no live.ru live.se lycos.com mac.com mail.be
  mail.bg mail.by mail.com mail.ee mail.gr mail.ie mail.ru mail.ua mail2web.com mailbox.org
  me.com mindspring.com msn.cn msn.co.uk msn.com msn.com.au msn.nl mynet.com nate.com naver.com
  netzero.com netzero.net neuf.fr ntlworld.com o2.co.uk o2.pl oi.com.br onet.com.pl onet.eu
  onet.pl online.de online.ie online.nl op.pl optimum.net optonline.net optusnet.com.au
  orange.fr orange.net outlook.at outlook.be outlook.cl outlook.co.id outlook.co.il
  outlook.co.nz outlook.co.th outlook.com outlook.com.ar outlook.com.au outlook.com.br
  outlook.com.gr outlook.com.pe outlook.com.tr outlook.com.vn outlook.cz outlook.de outlook.dk
  outlook.es outlook.fr outlook.hu outlook.ie outlook.in outlook.it outlook.jp outlook.kr
  outlook.lv outlook.my outlook.nl outlook.ph outlook.pt outlook.sa outlook.sg outlook.sk
  pacbell.net planet.nl pm.me poczta.fm poczta.onet.pl prodigy.net prodigy.net.mx proton.me
  protonmail.ch protonmail.com qq.cn qq.com r7.com rambler.ru rediff.com rediffmail.com
  rediffmailpro.com roadrunner.com rocketmail.com rogers.com rr.com sapo.pt sbcglobal.net
  seznam.cz sfr.fr shaw.ca sify.com sina.cn sina.com sky.com skynet.be softbank.ne.jp sohu.com
  sohu.net swbell.net sweb.cz sympatico.ca t-online.de t-online.hu talk21.com talktalk.co.uk
  talktalk.net telenet.be telus.net terra.cl terra.com terra.com.ar terra.com.br terra.es tin.it
  tiscali.at tiscali.be tiscali.co.uk tiscali.it tiscali.lu tiscali.se tpg.com.au ukr.net
  uol.com.ar uol.com.br uol.com.co uol.com.mx uol.com.ve upcmail.ie upcmail.nl usa.com
  verizon.net videotron.ca virgilio.it virgin.net virginmedia.co.uk virginmedia.com vodafone.nl
  voila.fr walla.co.il walla.com wanadoo.co.uk wanadoo.es wanadoo.fr web.de westnet.com.au
  windowslive.com wp.pl xtra.co.nz ya.ru yahoo.ae yahoo.ar yahoo.at yahoo.be yahoo.ca yahoo.ch
  yahoo.cl yahoo.cn yahoo.co yahoo.co.id yahoo.co.il yahoo.co.in yahoo.co.jp yahoo.co.kr
  yahoo.co.nz yahoo.co.th yahoo.co.uk yahoo.co.za yahoo.com yahoo.com.ar yahoo.com.au
  yahoo.com.br yahoo.com.cn yahoo.com.co yahoo.com.es yahoo.com.hk yahoo.com.mx yahoo.com.my
  yahoo.com.ph yahoo.com.ru yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.vn yahoo.cz
  yahoo.de yahoo.dk yahoo.es yahoo.fi yahoo.fr yahoo.gr yahoo.hu yahoo.id yahoo.ie yahoo.in
  yahoo.it yahoo.jp yahoo.mx yahoo.my yahoo.nl yahoo.no yahoo.ph yahoo.pl yahoo.pt yahoo.ro
  yahoo.ru yahoo.se yahoo.uk yahoo.vn yandex.com yandex.pl yandex.ru yandex.ua yeah.net
  ymail.com ymail.net ymail.org ziggo.nl zoho.com zonnet.nl`

const added = `
  atlas.cz azet.sk citromail.hu duck.com gmx.ch gmx.eu hetnet.nl home.nl hotmail.com.tr
  hotmail.fi hotmail.ie hotmail.pt hotmail.se internet.ru live.com.ph posteo.de posteo.net
  telia.com tlen.pl tuta.com tuta.io tutamail.com tutanota.com tutanota.de vk.com volny.cz
  wanadoo.nl yandex.by yandex.com.tr yandex.kz`

/**
 * Domains of services that pass mail on to a mailbox they keep secret, as the services name them:
 * Apple, Mozilla, DuckDuckGo, SimpleLogin and Proton, addy.io, Fastmail, GitHub, shops and others.
 * A firm's own domain stands here only where its staff do not write from it.
 */
const relays = `
  33mail.com 4wrd.cc 8alias.com 8shield.net addy.io addymail.com aleeas.com anonaddy.com
  anonaddy.me burnermail.io cloak.id cloaked.id dralias.com emailalias.io erine.email fastmail.org
  guest.airbnb.com guest.booking.com mailcan.com mailer.me mailhaven.com marketplace.amazon.ca
  marketplace.amazon.co.uk marketplace.amazon.com marketplace.amazon.de marketplace.amazon.es
  marketplace.amazon.fr marketplace.amazon.it members.ebay.com mozmail.com opayq.com passfwd.com
  passinbox.com passmail.com passmail.net privaterelay.appleid.com relay.firefox.com
  reply.craigslist.org sale.craigslist.org sent.com silomails.com simplelogin.co simplelogin.com
  simplelogin.fr simplelogin.io slmail.me slmails.com spamgourmet.com startmail.com user.fm
  users.noreply.github.com users.noreply.gitlab.com`

/** In lower case, as registered: `yahoo.co.uk`, never `mail.yahoo.co.uk`; relays with their subdomain. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  (published + added + relays).trim().split(/\s+/),
)

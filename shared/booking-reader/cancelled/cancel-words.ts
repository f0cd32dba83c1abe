/** How one language speaks of a meeting called off; each a piece of a regular expression. */
export type CancelWords = {
  /** 'cancelled', in every form that a title or a status has. */
  off: string
  declined: string
  /** The act: 'cancellation'. */
  act: string
  /** What a meeting is called. */
  meeting: string
  /** What stands with `off` where something has happened: 'has been', 'wurde'. */
  past: string
  /** What stands with it where it is so, or is so as a rule: 'is', 'ist'. */
  present: string
  /** Most characters from there to `off`. */
  gap: number
  /** Forms that say it without another verb: 'canceló'. */
  did: string | null
  /** 'I have to', with the infinitives that follow it. */
  must: readonly [modal: string, infinitive: string]
  /** What asks the reader to cancel, up to the meeting `N`: 'please cancel my'; never 'your', as mails say under a link. */
  request: string
  /** What makes a sentence one of rules: 'if', 'wenn'. */
  condition: string
  not: string
  /** Whose meeting is not the one of the text: 'my'. */
  mine: string
  /** Which meeting is not the one of the text: 'other', 'previous'. */
  other: string
  /** What else is cancelled. */
  alien: string
  /** 'will not take place'. */
  lapses: string
}

/** The languages whose months and labels the reader knows. */
export const cancelWords: Readonly<Record<string, CancelWords>> = {
  en: {
    off: 'cancell?ed|called off',
    declined: 'declined|rejected',
    act: 'cancell?ation',
    meeting:
      '(?:events?|meeting|call|appointment|booking|session|consult(?:ation)?|invitation|invite|reservation|demo|interview|chat|review|workshop|visit|slot|request|conversation|catch-?up|sync)',
    past: '(?:has|have|had) (?:now |just |unfortunately )?been|was|were|(?:has|have|had)',
    present: 'is|got',
    gap: 30,
    did: 'cancell?ed|called off|declined|rejected',
    must: [
      String.raw`(?:i|we)(?: am|'m| are|'re)? (?:\p{L}+ )?(?:have to|need to|must|going to|will have to|had to|want to|would like to|'d like to|regret to)|i'?d like to|(?:i am|i'm|we are|we're)`,
      'cancel(?:l?ing)?|call off|calling off',
    ],
    request: String.raw`(?:please|kindly) (?:\p{L}+ )?cancel (?:my|our|the|this) N`,
    condition:
      'if|unless|when|whenever|once|whether|in case|in the event|each time|every time|after',
    not: "not|never|no longer|yet to be|hasn't|wasn't|isn't",
    mine: 'my|his|her|their',
    other:
      "others?|another|previous|prior|earlier|last|former|old|yesterday's?|a different|someone else's|different",
    alien:
      'trip|flight|train|travel|journey|hotel|room|conference|congress|fair|trade show|holidays?|vacation|subscription|membership|order|class|course|lecture|concert|wedding|party|project|contract|delivery|payment|card|plan|school|tour|webinar|surgery|dentist|doctor|gig|match|festival|policy|ticket|lesson|supplier|vendor|boss',
    lapses:
      "(?:will not|won't|does not|is not|isn't) (?:be )?(?:going ahead|go ahead|tak(?:e|ing) place)",
  },
  de: {
    off: 'abgesagte?[rsn]?|stornierte?[rsn]?|gecancelt|gecancell?ed|annulliert',
    declined: 'abgelehnte?[rsn]?|zurückgewiesen',
    act: '(?:termin)?(?:absage|stornierung|storno)',
    meeting: String.raw`\p{L}*(?:termin|gespräch|besprechung|meeting|event|call|veranstaltung|treffen|buchung|einladung|reservierung|beratung|sitzung|anruf|telefonat|konsultation|demo|interview|anfrage|verabredung)s?`,
    past: 'wurden?|worden|hat|haben|habe|musste|mussten|ist',
    present: 'ist',
    gap: 120,
    did: null,
    must: [
      '(?:ich|wir) (?:muss|müssen|möchten?|wollen?|will|werden?)|(?:muss|müssen|möchten?|will|wollen) (?:ich|wir)',
      'absagen|stornieren|canceln',
    ],
    request: String.raw`bitte (?:stornier|cancel|sag)(?:en sie|e|t)? (?:mein|unser)\p{L}* N|bitte (?:um )?(?:absage|stornierung) (?:mein|unser)\p{L}* N`,
    condition: 'wenn|falls|sofern|sobald|ob|im falle|solange',
    not: 'nicht|nie|keine?[nmrs]?',
    mine: 'meine?[nmrs]?|seine?[nmrs]?',
    other:
      'andere?[nmrs]?|vorherige?[nmrs]?|letzte?[nmrs]?|frühere?[nmrs]?|vorige?[nmrs]?|alte?[nmrs]?|gestrige?[nmrs]?',
    alien: String.raw`\p{L}*(?:reise|flug|hotel|messe|konferenz|urlaub|kurs|konzert|hochzeit|projekt|vertrag|lieferung|bestellung)|zug|bahn|abo|abonnement|zahlung|gebühr|unterricht|stunde|lieferant(?:en)?|chefs?`,
    lapses:
      'findet (?:leider )?nicht statt|fällt (?:leider )?aus|entfällt|nicht stattfinden|(?:sagen? (?:ich|wir)|(?:ich|wir) sagen?) [^.!?]{0,60}? ab',
  },
  fr: {
    off: 'annul[ée]e?s?|décommandée?s?',
    declined: 'refusée?s?|déclinée?s?|rejetée?s?',
    act: 'annulation',
    meeting:
      'événement|évènement|evenement|rendez-vous|rdv|réunion|appel|entretien|réservation|séance|invitation|consultation|session|rencontre|visio(?:conférence)?|demande|échange|créneau|call|meeting',
    past: '(?:a|ont|avait|ai|avons) (?:\\p{L}+ )?été|a|ont|ai|avons',
    present: 'est',
    gap: 30,
    did: null,
    must: [
      '(?:je|nous) (?:dois|devons|souhaite|souhaitons|voudrais|voudrions|veux|vais|suis obligée?|suis contrainte?|sommes obligés|sommes contraints)',
      'annuler|décommander',
    ],
    request:
      "(?:merci (?:de bien vouloir |d')|veuillez |prière d'|je vous prie d')annuler (?:mon|ma|notre) N",
    condition: "si|s'il|lorsque|quand|en cas|dès que|sauf|au cas|à moins|une fois",
    not: 'pas|jamais|plus',
    mine: 'mon|ma|mes|son|sa',
    other: "autres?|précédente?|derni(?:er|ère)|ancien(?:ne)?|d'hier",
    alien:
      'voyage|vol|train|hôtel|conférence|salon|vacances|abonnement|commande|cours|concert|mariage|projet|contrat|paiement|livraison|formation|séjour|classe|leçon|fournisseur|dentiste|médecin',
    lapses: "n'aura (?:donc |malheureusement )?(?:pas|plus) lieu|n'a plus lieu",
  },
  es: {
    off: 'cancelad[oa]s?|anulad[oa]s?|suspendid[oa]s?',
    declined: 'rechazad[oa]s?|declinad[oa]s?',
    act: 'cancelaci[óo]n|anulaci[óo]n',
    meeting:
      'evento|cita|reuni[óo]n|llamada|reserva|sesi[óo]n|invitaci[óo]n|consulta|entrevista|videollamada|encuentro|solicitud|visita|demo',
    past: 'ha sido|han sido|fue|ha|han|he|hemos|quedó',
    present: 'está|queda',
    gap: 30,
    did: 'canceló|anuló|rechazó|cancelamos|cancelé',
    must: [
      '(?:tengo|tenemos) que|debo|debemos|necesito|necesitamos|quisiera|quiero|queremos|me gustaría|lamento|vengo a',
      'cancelar|anular|suspender',
    ],
    request: 'por favor,? (?:cancel|anul)(?:e|en|a|ad) (?:mi|nuestr[oa]) N',
    condition: 'si|cuando|en caso|siempre que|salvo|a menos|una vez',
    not: 'no|nunca',
    mine: 'mis?',
    other: 'otr[oa]s?|anterior|últim[oa]|previ[oa]|de ayer',
    alien:
      'viaje|vuelo|tren|hotel|conferencia|congreso|feria|vacaciones|suscripci[óo]n|pedido|curso|concierto|boda|proyecto|contrato|pago|entrega|clase|lecci[óo]n|proveedor(?:es)?|dentista|médico',
    lapses: 'no (?:tendrá|va a tener) lugar|no se (?:celebrará|realizará)',
  },
  it: {
    off: 'annullat[oaie]|cancellat[oaie]|disdett[oaie]',
    declined: 'rifiutat[oaie]|declinat[oaie]',
    act: 'annullamento|cancellazione|disdetta',
    meeting:
      'evento|appuntamento|riunione|chiamata|telefonata|incontro|prenotazione|sessione|invito|consulenza|colloquio|videochiamata|richiesta|visita|call|meeting',
    past: "(?:è|e'|sono) stat[oaie]|ha|hanno|ho|abbiamo|stat[oaie]",
    present: 'è|risulta',
    gap: 30,
    did: null,
    must: [
      'devo|dobbiamo|vorrei|vorremmo|voglio|sono costrett[oa] a|siamo costretti a|mi spiace dover',
      'annullare|cancellare|disdire',
    ],
    request: String.raw`(?:per (?:favore|cortesia|piacere)|vi prego di|la prego di),? (?:annull|cancell|disdi)\p{L}+ (?:il |la |l')?(?:mi[oa]|nostr[oa]) N`,
    condition: 'se|quando|qualora|in caso|nel caso|una volta|salvo|a meno',
    not: 'non|mai',
    mine: 'mi[oae]|miei',
    other: 'altr[oaie]|precedente|scors[oa]|ultim[oa]|di ieri',
    alien:
      'viaggio|volo|treno|albergo|hotel|conferenza|fiera|vacanz[ae]|abbonamento|ordine|corso|concerto|matrimonio|progetto|contratto|pagamento|consegna|lezione|fornitore|dentista|medico',
    lapses: "non (?:avrà|avra'?) luogo|non si (?:terrà|svolgerà)",
  },
  pt: {
    off: 'cancelad[oa]s?|anulad[oa]s?|desmarcad[oa]s?',
    declined: 'recusad[oa]s?|rejeitad[oa]s?|declinad[oa]s?',
    act: 'cancelamento',
    meeting:
      'evento|reuni[ãa]o|compromisso|chamada|liga[çc][ãa]o|agendamento|reserva|sess[ãa]o|convite|consulta|entrevista|marca[çc][ãa]o|encontro|videochamada|pedido|solicita[çc][ãa]o|visita',
    past: 'foi|foram|tinha sido|sido|ficou',
    present: 'está|fica',
    gap: 30,
    did: 'cancelou|desmarcou|recusou|rejeitou|cancelei|cancelamos',
    must: [
      '(?:tenho|temos) (?:que|de)|preciso|precisamos|devo|gostaria de|gostaríamos de|quero',
      'cancelar|desmarcar|anular',
    ],
    request: String.raw`(?:por favor|favor),? (?:cancel|desmar)\p{L}+ (?:o |a )?(?:meu|minha|noss[oa]) N`,
    condition: 'se|quando|caso|assim que|salvo|desde que|a menos',
    not: 'não|nao|nunca',
    mine: 'minhas?|meus?',
    other: 'outr[oa]s?|anterior|últim[oa]|passad[oa]|de ontem',
    alien:
      'viagem|voo|vôo|trem|comboio|hotel|conferência|congresso|férias|assinatura|encomenda|curso|concerto|casamento|projeto|contrato|pagamento|entrega|aula|fornecedor(?:es)?|dentista|médico',
    lapses: 'não (?:vai|irá) (?:acontecer|realizar-se|ter lugar)|não se realizará|não acontecerá',
  },
  nl: {
    off: 'geannuleerde?|afgezegde?|afgelaste?|gecancell?ed|gecanceld',
    declined: 'afgewezen|geweigerde?|afgeslagen',
    act: 'annulering|afzegging|afmelding',
    meeting: String.raw`\p{L}*(?:afspraak|gesprek|vergadering|evenement|boeking|reservering|uitnodiging|sessie|consult|overleg|meeting|call|event|bespreking|aanvraag|interview|demo)`,
    past: 'werd|heeft|hebben|heb|is|zijn',
    present: 'is',
    gap: 120,
    did: null,
    must: [
      '(?:ik|wij|we) (?:moet|moeten|wil|willen)|(?:moet|moeten|wil) (?:ik|wij|we)',
      'annuleren|afzeggen|afmelden|cancelen',
    ],
    request:
      '(?:graag|gelieve|kunt u|wilt u|wil je|kun je) (?:[^.!?]{0,30} )?(?:mijn|onze?) N[^.!?]{0,60} (?:annuleren|afzeggen|te annuleren)',
    condition: 'als|indien|wanneer|mits|zodra|tenzij|in geval',
    not: 'niet|nooit|geen',
    mine: 'mijn|zijn',
    other: 'andere?|vorige?|laatste|eerdere|oude|van gisteren',
    alien: String.raw`\p{L}*(?:reis|vlucht|trein|hotel|conferentie|congres|beurs|vakantie|abonnement|bestelling|cursus|concert|bruiloft|project|contract|betaling|levering|les|leverancier|tandarts|huisarts)`,
    lapses:
      'gaat (?:helaas )?niet door|vervalt|vindt (?:helaas )?niet plaats|zal niet plaatsvinden',
  },
  sv: {
    off: 'inställ(?:t|da?)|avbokad|avbokats?|avbokat|ställts in|ställdes in|annullera[dt]s?|avlys(?:t|ts)',
    declined: 'avböj(?:t|d|ts)|avvisa[dt]s?|nekad',
    act: 'avbokning|inställelse',
    meeting: String.raw`\p{L}*(?:mötet?|samtal(?:et)?|bokning(?:en)?|händelsen?|inbjudan|tid(?:en)?|session(?:en)?|evenemang(?:et)?|träff(?:en)?|konsultation(?:en)?|besök(?:et)?|förfrågan|intervjun?)`,
    past: 'har|blev|hade|blivit',
    present: 'är',
    gap: 80,
    did: 'avbokade|avböjde|avbokades|ställdes in',
    must: [
      '(?:jag|vi) (?:måste|behöver|vill|skulle vilja|tvingas)|måste (?:jag|vi)',
      'avboka|ställa in|avböja',
    ],
    request: '(?:vänligen|snälla|var vänlig(?: och)?) (?:avboka|ställ in) (?:min|mitt|vår|vårt) N',
    condition:
      'om (?:du|ni|man|ett|en|den|det|mötet|tiden|bokningen|besöket|samtalet)|ifall|när|såvida|förutsatt',
    not: 'inte|ej|aldrig',
    mine: 'min|mitt|mina',
    other: 'andra|annat|annan|förra|tidigare|föregående|gårdagens',
    alien: String.raw`\p{L}*(?:resan?|flyget?|tåget?|hotell(?:et)?|konferens(?:en)?|mässan?|semestern?|prenumeration(?:en)?|beställning(?:en)?|kursen?|konsert(?:en)?|bröllop(?:et)?|projekt(?:et)?|avtal(?:et)?|lektion(?:en)?|leverantör(?:en)?|tandläkare[n]?)`,
    lapses: 'blir (?:tyvärr )?inte av|kommer (?:tyvärr )?inte att (?:äga rum|bli av)',
  },
  da: {
    off: 'aflyst|annullerede?|annulleret|afbestilt|afmeldt',
    declined: 'afvist|afslået',
    act: 'aflysning|annullering|afbud',
    meeting: String.raw`\p{L}*(?:mødet?|samtalen?|aftalen?|booking(?:en)?|begivenhed(?:en)?|invitation(?:en)?|session(?:en)?|konsultation(?:en)?|tid(?:en)?|opkald(?:et)?|reservation(?:en)?|forespørgsel|arrangement(?:et)?)`,
    past: 'blev|har|havde|blevet',
    present: 'er',
    gap: 80,
    did: 'aflyste|afviste',
    must: [
      '(?:jeg|vi) (?:må|bliver nødt til at|er nødt til at|vil gerne|skal|ønsker at)|må (?:jeg|vi)',
      'aflyse|afbestille|afmelde|annullere',
    ],
    request: String.raw`(?:vær venlig at|venligst|bedes) (?:aflys|annuller|afbestil)\p{L}* (?:min|mit|vores) N`,
    condition: 'hvis|såfremt|når|medmindre|i tilfælde',
    not: 'ikke|aldrig',
    mine: 'min|mit|mine',
    other: 'anden|andet|andre|forrige|tidligere|sidste|gårsdagens',
    alien: String.raw`\p{L}*(?:rejsen?|flyet?|toget?|hotel(?:let)?|konferencen?|messen?|ferien?|abonnement(?:et)?|ordren?|bestilling(?:en)?|kurset?|koncerten?|bryllup(?:pet)?|projekt(?:et)?|kontrakt(?:en)?|leverandør(?:en)?|tandlæge[n]?|undervisning(?:en)?)`,
    lapses: 'bliver (?:desværre )?ikke til noget|finder (?:desværre )?ikke sted',
  },
  nb: {
    off: 'avlyst|kansellert|avbestilt|annullert',
    declined: 'avvist|avslått|takket nei til',
    act: 'avlysning|kansellering|avbestilling',
    meeting: String.raw`\p{L}*(?:møtet?|samtalen?|avtalen?|booking(?:en)?|hendelsen?|aktivitet(?:en)?|arrangement(?:et)?|invitasjon(?:en)?|timen?|økten?|konsultasjon(?:en)?|forespørsel(?:en)?)`,
    past: 'ble|har|hadde|blitt',
    present: 'er',
    gap: 80,
    did: 'avlyste|avviste|kansellerte',
    must: [
      '(?:jeg|vi) (?:må|ønsker å|vil gjerne|er nødt til å)|må (?:jeg|vi)',
      'avlyse|avbestille|kansellere',
    ],
    request: String.raw`(?:vennligst|vær så snill å) (?:avlys|avbestill|kanseller)\p{L}* (?:(?:min|mitt|vår|vårt) N|N (?:min|mitt|vår|vårt))`,
    condition: 'hvis|dersom|når|med mindre|i tilfelle',
    not: 'ikke|aldri',
    mine: 'min|mitt|mine',
    other: 'annen|annet|andre|forrige|tidligere|siste|gårsdagens',
    alien: String.raw`\p{L}*(?:reisen?|flyet?|flyreisen?|toget?|hotell(?:et)?|konferansen?|messen?|ferien?|abonnement(?:et)?|bestilling(?:en)?|kurset?|konserten?|bryllup(?:et)?|prosjekt(?:et)?|kontrakt(?:en)?|leverandør(?:en)?|tannlege[n]?|undervisning(?:en)?)`,
    lapses: 'blir (?:dessverre )?ikke noe av|finner (?:dessverre )?ikke sted',
  },
  pl: {
    off: 'odwołan[yaeio]|anulowan[yaeio]',
    declined: 'odrzucon[yaeo]',
    act: 'odwołanie|anulowanie',
    meeting:
      'spotkani[ea]|wydarzeni[ea]|rozmow[aęy]|rezerwacj[aęi]|wizyt[aęy]|konsultacj[aęi]|zaproszeni[ea]|sesj[aęi]|termin|telekonferencj[aęi]|prośb[aę]',
    past: 'został[aoy]?|była?|było',
    present: 'jest',
    gap: 30,
    did: 'odwołał[aoy]?|anulował[aoy]?|odrzucił[aoy]?|odwołano|anulowano|odrzucono|odwołujemy|odwołuję',
    must: ['muszę|musimy|chcę|chcemy|chciał(?:bym|abym)|jestem zmuszon[ya]', 'odwołać|anulować'],
    request: String.raw`(?:proszę|prosimy) (?:o (?:odwołanie|anulowanie)|odwołać|anulować) (?:moj\p{L}+|mój|nasz\p{L}*) N`,
    condition: 'jeśli|jeżeli|gdy|gdyby|kiedy|w przypadku|o ile|chyba',
    not: 'nie|nigdy',
    mine: 'mój|moja|moje|mojego|moją|mojej',
    other:
      'inn[eya]|inną|poprzedni[ae]?|poprzednią|ostatni[ae]?|ostatnią|wcześniejsz[yae]|wczorajsz[yae]',
    alien:
      'podróż|lot|pociąg|hotel|konferencj[aęi]|targi|urlop|subskrypcj[aęi]|zamówieni[ea]|kurs|koncert|ślub|projekt|umow[aęy]|płatność|dostaw[aęy]|zajęcia|lekcj[aęi]|dostawc[aąyę]|dentyst[aęą]|lekarz',
    lapses: '(?:się )?nie odbędzie(?: się)?|nie dojdzie do skutku',
  },
}

/** Titles and statuses alone, of languages whose sentences are not read: fi, cs, hu, ro, tr, ru, uk, el, he, ar, id, vi, th, ja, zh, ko. */
const otherOffWords =
  'peruttu|peruutettu|zrušen[oaáýé]|törölve|lemondva|anulat[ăae]?|iptal edildi|отмен[её]н[аоы]?|скасован[ао]|בוטלה?|ملغ[ىي]|ملغاة|تم الإلغاء|dibatalkan|đã (?:hủy|huỷ)|ยกเลิก(?:แล้ว)?|ακυρώθηκε|ακυρωμέν[οη]|キャンセル(?:済み)?|中止|已取消|取消|취소됨|취소'

/** A piece of a regular expression as whole words, in any script. */
export const wholeWord = (piece: string): string =>
  String.raw`(?<![\p{L}\d_])(?:${piece})(?![\p{L}\d_])`

const languages = Object.values(cancelWords)
const piece = (...kinds: ('off' | 'declined' | 'act' | 'meeting' | 'not')[]): string =>
  languages.flatMap((words) => kinds.map((kind) => words[kind])).join('|')

/** Words of all languages that stand in titles, subjects and statuses. */
export const anyOff = `${piece('off')}|${otherOffWords}`
export const anyDeclined = piece('declined')
export const anyAct = piece('act')
export const anyMeeting = piece('meeting')
export const anyNot = `${piece('not')}|non|un|не`

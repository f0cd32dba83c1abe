/**
 * The words with which letters begin and end, in the languages that the reader knows. Sources of
 * regular expressions, to be read whatever their case and with Unicode's letters.
 */

const either = (...languages: readonly string[]): string =>
  `(?:${languages.map((words) => words.replace(/\s*\n\s*/g, '')).join('|')})`

/** How a person is addressed, which is no part of the name as a doctor's title is. */
export const salutation = String.raw`(?:mr|mrs|ms|miss|mx|herrn?|frau|mme|mlle|madame|mademoiselle|monsieur|m|sr|sra|srta|señora?|señorita|senhora?|sig|sig\.ra|signora?|dhr|mevr|mevrouw|meneer|mw|fru|pani|panie)\.?\s+`

/** What may stand between a greeting and the name, once or more: 'Herr Dr. '. */
export const title = String.raw`(?:${salutation}|(?:herr|hr|fr|frk|de heer|dr|prof|professore?|dott|dott\.ssa|dottore|dottoressa|dra|ing|inż|arch|avv|lic|mgr|mag|don|doña|dona|pan|panu|państwo|pán|paní|rouva|herra|hanım|bey|domnule?|doamnă|doamna)\.?\s+)`

/** How a letter begins, without the name. */
export const opening = either(
  'dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)',
  `hallo|moin|servus|gr[üu]ezi|grüß gott|guten (?:tag|morgen|abend)|liebe[r]?|
    (?:sehr )?(?:geehrte|verehrte|werte)[rs]?`,
  'bonjour|bonsoir|salut|coucou|(?:très )?ch(?:er|ère)s?',
  `hola|(?:muy )?(?:estimad|apreciad|distinguid|querid)[oa]s?|(?:muy )?buen[oa]s? (?:d[ií]as?|tardes|noches)`,
  `ciao|salve|buon ?giorno|buona ?sera|gentil(?:e|issim[oa])|car(?:o|a|issim[oa])|egregi[oa]|
    stimat[oa]|pregiatissim[oa]|spett(?:abile|\\.le)?`,
  'olá|oi|bo[am] (?:dia|tarde|noite)|(?:car|prezad|estimad|querid)[oa]s?|ex\\.?m[oa]\\.?',
  'szanown[aiey]|drog[ai]|cześć|hej|witam|witaj|dzień dobry|dobry wieczór',
  'beste|geachte|lieve|hoi|dag|goede ?(?:dag|morgen|middag|avond)',
  `hei|hejsan|hallå|bästa|k[äæ]r[ae]|kjære|god ?(?:dag|morgen|morgon|kväll|aften)`,
  'hyvä|arvoisa|moi|terve|vážen[áýí]|mil[áý]|ahoj|dobrý den|stimat[eă]|bună(?: ziua)?|drag[ăa]',
  'kedves|tisztelt|szia|sayın|merhaba|sevgili|poštovan[ai]|dragi',
)

/** Closings that may stand before a name on one line: 'Mvh Ingrid Solberg'. */
export const closing = either(
  String.raw`(?:(?:with|kind|best|warm|warmest|kindest|many)\s+){0,3}(?:regards|wishes)|
    yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|all the best`,
  String.raw`(?:mit\s+)?(?:(?:sehr\s+)?(?:freundlich|herzlich|best|lieb|schön|sonnig|viel)(?:e|en|em|er)?\s+){1,2}
    gr(?:u|ü|ue)(?:ß|ss)(?:e|en)?|gr(?:u|ü|ue)(?:ß|ss)e?|mfg|vg|lg|bg|hochachtungsvoll|herzlichst`,
  String.raw`(?:bien\s+)?cordialement|bien à (?:vous|toi)|(?:(?:sincères|meilleures)\s+)?salutations(?:\s+distinguées)?|
    amicalement|cdl?t`,
  String.raw`(?:(?:un|muchos|reciba un)\s+)?(?:(?:cordial|atento|afectuoso)(?:es)?\s+)?saludos?(?:\s+cordial(?:es)?)?|
    (?:muy\s+)?atentamente|cordialmente|atte|un (?:fuerte )?abrazo`,
  String.raw`(?:(?:i\s+)?(?:più\s+)?(?:cordiali|distinti|cari|migliori|miei)\s+)*saluti|un (?:caro|cordiale) saluto|
    distintamente|in fede`,
  String.raw`(?:com os\s+)?(?:(?:os\s+)?(?:melhores|cordiais)\s+)?cumprimentos|atenciosamente|saudações(?:\s+cordiais)?|
    (?:um\s+)?(?:grande\s+)?abraços?|att`,
  String.raw`(?:serdecznie\s+)?pozdrawiam(?:\s+serdecznie)?|(?:z\s+|łączę\s+)?(?:serdeczn\p{L}+\s+)?pozdrowieni(?:a|ami|em)|
    z (?:poważaniem|wyrazami szacunku|uszanowaniem)|pozdr`,
  String.raw`(?:met\s+)?(?:(?:vriendelijke|hartelijke|beste|vele)\s+)?groet(?:en|jes)?|hoogachtend|mvg`,
  String.raw`(?:(?:med|de)\s+)?(?:(?:vänlig|bästa|hjärtlig|varm|vennlig|venlig|beste|bedste|hjertelig|kærlig|mange)(?:a|e)?\s+)?
    h[äi]ls(?:en|ener|ner|ning|ningar)|vänligen|mvh|vh`,
  String.raw`(?:ystävällisin|parhain|lämpimin)\s+terveisin|terveisin|(?:yst\.?\s+)?terv`,
  `s (?:přátelským )?pozdravem|cu (?:stimă|respect|drag)|toate cele bune|üdvözlettel|tisztelettel|
    saygılarımla|iyi çalışmalar|(?:srdačan|lijep) pozdrav|s poštovanjem`,
)

/** Closings that are also said to the reader: a name behind them on the same line is the reader's. */
export const thanks = either(
  'best|(?:many |best )?thanks(?: again| a lot| so much| in advance)?|thank you(?: (?:so|very) much)?|cheers|greetings|yours',
  '(?:vielen |herzlichen )?dank|danke(?: schön)?',
  "merci(?: d'avance)?|à bientôt",
  '(?:muchas )?gracias(?: de antemano)?|hasta pronto',
  'grazie(?: mille)?|a presto',
  '(?:muito )?obrigad[oa]|grat[oa]|até (?:breve|logo)',
  'dziękuję|dzięki|do usłyszenia|do zobaczenia',
  'bedankt|dank (?:je|u)(?: wel)?|tack(?: på förhand)?|takk|(?:på forhånd )?tak|kiitos|mulțumesc|köszönöm|teşekkürler|díky|hvala',
)

/** Words that are in no name of a person, of what letters begin and end with. */
export const letterWords = `regards gruß gruss grüße grüsse grüßen grüssen gruesse gruessen mfg vg lg mvh mvg vh
  hilsen hilsner hälsning hälsningar terveisin groet groeten groetjes saludo saludos saluti saluto
  cumprimentos atenciosamente atentamente cordialement cordialmente salutations saudações
  pozdrawiam pozdrowienia pozdrowieniami poważaniem szacunku grazie gracias merci danke obrigado
  obrigada dziękuję dzięki tack takk kiitos bedankt abrazo abraços atte att cdt vous
  hola ciao hallo bonjour bonsoir buongiorno buonasera olá hej hei estimado estimada prezado prezada
  geehrte geehrter szanowna szanowny szanowni państwo egregio spettabile`

/** What people are called at work, which a signature names and 'I am' may be followed by. */
export const roleWords = `ceo cto cfo coo owner founder co-founder director directora directeur
  directrice direttore direttrice diretor diretora direktor direktorin dyrektor dyrektorem manager
  managerin geschäftsführer geschäftsführerin geschäftsleitung inhaber inhaberin
  gérant gérante responsable responsabile responsável titolare proprietario propietario propietaria
  proprietário proprietária fondatore fondatrice fundador fundadora fondateur gerente kierownik
  kierownikiem prezes prezesem właściciel właścicielem właścicielką eigenaar daglig vd
  ingeniero ingegnere engenheiro inżynier consultant cliente klientem
  gmbh gbr ohg ltd llc inc srl lda ltda bv sarl plc corp`

import { describe, expect, test } from 'vitest'
import { encodedAs } from '#tests/support/legacy-text.ts'
import { decodeText } from '../csv/decode-text.ts'

/** A file of a few people, as it comes out of a program with this encoding. */
const fileOf = (names: string) =>
  `name,email,start\n${names
    .split(', ')
    .map((name, at) => `${name},p${at}@x.example,2026-12-03 10:30\n`)
    .join('')}`

describe('words tell the encoding', () => {
  test.each([
    ['windows-1250', 'Katarzyna Wiśniewska, Łukasz Żak'],
    ['windows-1250', 'Jagoda Kłosińska'],
    ['windows-1250', 'Stanisław Mędrzycki, Ewa Dąbek, Żaneta Śliż'],
    ['windows-1250', 'Jiří Vašíček, Květa Hořejší, Tomáš Kůs'],
    ['windows-1250', 'Karolína Plíšková'],
    ['windows-1250', 'Zoltán Szöllősi, Gergő Fűrész'],
    ['windows-1250', 'Ľubica Ďurišová, Vladimír Šoltýs'],
    ['windows-1250', 'Ionuţ Stănciulescu, Ştefania Ţuca'],
    ['windows-1250', 'Željka Đurasović, Matija Čučković'],
    ['iso-8859-2', 'Paweł Świątkowski, Bożena Żyła'],
    ['iso-8859-2', 'Ondřej Šebesta, Zdeňka Řeháková'],
    ['windows-1254', 'Gülşah Yıldız'],
    ['windows-1254', 'Sıdıka Özdoğru, Çınar Ağca, İlknur Bağış'],
    ['windows-1257', 'Jūratė Žiūraitienė, Šarūnas Kubilius'],
    ['windows-1251', 'Пётр Щёголев, Лариса Цыбина'],
    ['windows-1251', 'Їлона Ґудзенко, Остап Вишняк'],
    ['windows-1251', 'Бойко Стоилов, Цветелина Янкова'],
    ['koi8-r', 'Глеб Жеглов, Эмилия Юшкина'],
    ['ibm866', 'Фёкла Щетинина, Арсений Лыков'],
    ['x-mac-cyrillic', 'Глеб Жеглов, Эмилия Юшкина'],
    ['windows-1253', 'Άγγελος Σικελάς, Νάνα Μούσχου'],
    ['iso-8859-7', 'Ορέστης Ζαφειρίου, Μυρτώ Δήμου'],
    ['ibm850', 'Jürgen Köhler'],
    ['ibm850', 'Bjørg Åsgård, Øyvind Sæther'],
    ['ibm850', 'Conceição Simões, Begoña Núñez'],
    ['ibm852', 'Wiesława Błażejewska, Łucja Żółkoś'],
    ['ibm852', 'Zdeňka Řeháková, Gergő Fűrész'],
    ['macintosh', 'José Müller'],
    ['macintosh', 'Benoît Charrière, Océane Brûlé, Jürgen Nöth'],
    ['macintosh', 'Belén Saldaña, Íñigo Lecuona'],
    ['iso-8859-15', 'Céline Cœurdevey, Maëlle Œuvrard'],
    ['windows-1255', 'גילה אלמגור, נועם שחר'],
    ['windows-1256', 'نجيب الشامي, سلمى القاسمي'],
    ['shift_jis', '村上 健司, タナカ ユミ'],
    ['euc-jp', '黒澤 明美, 山田 さくら'],
    ['gb18030', '张伟, 刘晓燕, 陈国强'],
    ['big5', '陳怡安, 林志豪'],
    ['euc-kr', '김민수, 박서연'],
  ])('%s: %s', (encoding, names) => {
    const text = fileOf(names)
    expect(decodeText(encodedAs(encoding, text))).toMatchObject({ text, source: 'words' })
  })
})

describe('what Windows-1252 says stays so', () => {
  test.each([
    'Günter Häußler, Dörte Süßmilch, Jörg Weiß',
    'François Lefèvre, Océane Marchand, Maëlle Crétin',
    'José García, Begoña Núñez, Iñaki Ibáñez',
    'João Simões, Inês Conceição',
    'Søren Kjærgaard, Åse Bjørnstad, Pär Lindström',
    'Þuríður Jónsdóttir, Hafþór Guðmundsson',
    'Niccolò Forlì, Daniël Zoë',
    'Räty Väinö, Siobhán O’Dowd',
    'MÜLLER GMBH, CAFÉ ANDRÉ',
    'Peter Weiß – „Büro“, Jane “JJ” Doe, 5 € Gebühr',
    'Zoë',
    'Muñoz',
  ])('%s', (names) => {
    const text = fileOf(names)
    expect(decodeText(encodedAs('windows-1252', text))).toEqual({
      text,
      encoding: 'windows-1252',
      source: 'words',
    })
  })
})

describe('Unicode is never guessed', () => {
  const text = fileOf('Łukasz Żak, Ελένη Γεωργίου, 佐藤 太郎, José Müller')
  const utf16 = (littleEndian: boolean, written: string) => {
    const view = new DataView(new ArrayBuffer(written.length * 2))
    for (let at = 0; at < written.length; at++) {
      view.setUint16(at * 2, written.charCodeAt(at), littleEndian)
    }
    return new Uint8Array(view.buffer)
  }
  test.each([
    ['utf-8', new TextEncoder().encode(text)],
    ['utf-8', new TextEncoder().encode(`\ufeff${text}`)],
    ['utf-16le', utf16(true, `\ufeff${text}`)],
    ['utf-16be', utf16(false, `\ufeff${text}`)],
    ['utf-16le', utf16(true, text)],
    ['utf-16be', utf16(false, text)],
  ])('%s', (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, source: 'unicode' })
  })

  test('nothing but ASCII asks nothing', () => {
    const bytes = new TextEncoder().encode(fileOf('Jane Doe'))
    expect(decodeText(bytes)).toMatchObject({ encoding: 'utf-8', source: 'unicode' })
  })

  test('one broken letter among many whole ones does not make it another encoding', () => {
    const whole = new TextEncoder().encode(
      fileOf('Łukasz Żółć, Gęśla Jaźń, Ewa Kołłątaj, Ćma Żąć, Ósmy Śnięty, Źdźbło'),
    )
    const bytes = Uint8Array.from([...whole, 0xc5])
    expect(decodeText(bytes)).toMatchObject({ encoding: 'utf-8', source: 'unsure' })
  })
})

test.each([
  ['one letter that may be two', Uint8Array.from([0x58, 0xf8, 0x58])],
  ['an encoding that no browser has', Uint8Array.from([0x4e, 0x67, 0x75, 0x8e, 0xc7, 0xbf, 0x6e])],
])('%s is a guess, and says so', (_, bytes) => {
  expect(decodeText(bytes)).toMatchObject({ source: 'unsure' })
})

test('what a person chose is read so, whatever the words are', () => {
  const bytes = encodedAs('windows-1250', 'Gdańsk')
  expect(decodeText(bytes, 'windows-1252')).toMatchObject({ text: 'Gdañsk', source: 'words' })
})

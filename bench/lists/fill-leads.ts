import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../server/db/database.ts'
import { foldVersion } from '../../server/db/search-text.ts'
import { searchedTables } from '../../server/search/searched-tables.ts'

// Words that people of the filled lists are made of; a few are common, most are not.
const firstNames =
  'Ana Maria James Olivia Liam Noah Emma Ava Mia Lucas Elena Aaron Abigail Ada Adrian Aisha Alan Alice Amara Amir Andrea Anita Anton Arjun Astrid Beatriz Ben Bianca Bruno Carla Carlos Chen Chloe Clara Daniel Dara David Diego Dmitri Eva Fatima Felix Finn Freya Gabriel Grace Hana Hugo Ibrahim Ida Igor Ines Ingrid Ivan Jan Jane Jonas Julia Kai Karim Kenji Kofi Lars Laura Lea Leo Lin Lucia Luis Magnus Maja Marco Marta Max Mei Milan Mina Mohammed Nadia Nina Nora Omar Oscar Otto Paula Pedro Petra Priya Rania Ravi Rosa Ruth Samir Sara Sofia Stefan Tariq Theo Tomas Uma Vera Viktor Wei Yara Yusuf Zoe'
const lastNames =
  'Smith Garcia Müller Silva Kim Nguyen Patel Ivanov Andersen Rossi Dubois Novak Kowalski Yamamoto Okafor Haddad Cohen Larsen Moreau Jansen Fischer Weber Schmidt Santos Costa Pereira Lopez Martinez Gonzalez Hernandez Walker Wright Hughes Evans Turner Baker Carter Mitchell Campbell Roberts Stewart Morris Murphy Bailey Cooper Reed Kelly Howard Ward Brooks Gray Watson Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry Powell Long Foster Butler Simmons Bryant Alexander Russell Griffin Diaz Hayes'
const companyWords =
  'Alpine Atlas Aurora Beacon Birch Bridge Canyon Cedar Cobalt Compass Copper Coral Crest Delta Drift Ember Falcon Fern Flint Forge Garnet Granite Harbor Harvest Hazel Helix Horizon Indigo Iron Ivory Juniper Keystone Lagoon Lantern Lark Laurel Linden Lumen Maple Meadow Meridian Mosaic Nimbus Northwind Oak Onyx Orbit Orchard Otter Pebble Pine Pioneer Prairie Quarry Quartz Raven Ridge River Rowan Saffron Sage Sierra Slate Solstice Spruce Sterling Summit Tidal Timber Topaz Umber Valley Vertex Willow Yarrow Zenith'
const trades = 'Logistics Health Labs Foods Retail Energy Legal Studio Partners Group'
const commonWords =
  'we the and to of in a our for is that with invoices by hand every week orders from customers into systems two type forty people hours would like price call offer integrate automate reports data mails warehouse accounting support team process quote start question machine delivery contract'
/** So many words that are not common stand in the messages. */
const otherWords = 20_000
const sources =
  'Contact Form,Contact Form,Contact Form,Website,Website,manual,ROI Calculator,Newsletter,Chat,Referral,Pricing Page,Webinar,Partner Site,Trade Fair'

const array = (words: string, separator = ' ') =>
  sql`(string_to_array(${words}, ${separator}))::text[]`

/** One of the array's words, chosen by chance; `power` above 1 makes the first words common. */
const chance = (words: string, power: number, separator = ' ') =>
  sql`(${array(words, separator)})[1 + floor(power(random(), ${power}::float8) * ${words.split(separator).length})::int]`

/** A message of so many words, most of them common, below the lines that the contact form writes. */
const messageOf = (words: SQL) => sql`
  E'Project Type: consultation\\nBudget: 25k-50k\\n\\n' || (
    select string_agg(case when random() < 0.7 then ${chance(commonWords, 2)}
      else 'x' || substr(md5(floor(power(random(), 2) * ${otherWords})::text), 1, 6) end, ' ')
    from generate_series(1, ${words}))`

/** The name that stands exactly once among all that were filled in. */
export const rareName = 'Xylander Qvortrup'
/** What that lead alone has written. */
const rareMessage = 'Our zeppelin hangar needs a new ledger.'

/** Runs `work` with the table's indexes away, and makes them again after it: ten times as fast. */
export async function withoutIndexes(db: Database, table: string, work: () => Promise<void>) {
  const result = await db.execute(
    sql`select indexname as name, indexdef as definition from pg_indexes
        where schemaname = 'public' and tablename = ${table} and indexname not in
        (select conname from pg_constraint where conrelid = ${table}::regclass)`,
  )
  const indexes = rowsOf<{ name: string; definition: string }>(result)
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  for (const { definition } of indexes) await db.execute(sql.raw(definition))
}

/** Rows of one statement: the embedded database keeps no more than that in memory. */
const batch = 50_000

/** Whose a lead is, by its number `n`. */
type Belonging = { personId: SQL; assignedTo: SQL }
const nobodys: Belonging = { personId: sql`null::uuid`, assignedTo: sql`null::uuid` }

/**
 * Fills in `count` leads of the last two years, of every status and source, one in five hundred of
 * them set aside; the newest is `now`. Nobody has to be reminded of any.
 */
export async function fillLeads(
  db: Database,
  count: number,
  now: Date,
  whose: Belonging = nobodys,
): Promise<void> {
  // An index over a million rows takes longer than any call may.
  await db.execute(sql`set statement_timeout = 0`)
  await withoutIndexes(db, 'leads', async () => {
    for (let done = 0; done < count; done += batch) await fillSome(db, done, count, now, whose)
    await db.execute(
      sql`update leads set name = ${rareName}, message = ${rareMessage}, search_text = lower(${rareName} || E'\n' || email),
          message_words = to_tsvector('simple', ${rareMessage})
          where id = (select id from leads where quarantine is null and deleted_at is null limit 1 offset ${Math.floor(count / 3)})`,
    )
  })
  await noteFolded(db, now)
  await db.execute(sql`vacuum analyze leads`)
}

/** Notes that the search texts are as this release makes them: else the server reads every row anew meanwhile. */
async function noteFolded(db: Database, now: Date) {
  const after = Object.fromEntries(Object.keys(searchedTables).map((name) => [name, null]))
  const value = JSON.stringify({ version: foldVersion, after })
  await db.execute(
    sql`insert into settings (key, value, updated_at) values ('search_fold', ${value}::jsonb, ${now.toISOString()})
      on conflict (key) do update set value = excluded.value`,
  )
}

async function fillSome(
  db: Database,
  from: number,
  count: number,
  now: Date,
  { personId, assignedTo }: Belonging,
) {
  const to = Math.min(from + batch, count)
  await db.execute(sql`
    insert into leads (id, name, email, company, phone, message, source, status, priority, created_at, updated_at, first_contact_at, quarantine, reminded_at, person_id, assigned_to, search_text, message_words)
    select
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || left(md5(n::text), 3) || '8' || right(md5(n::text), 15))::uuid,
      person, address, firm, phone, message, source, status, 'medium',
      at, at, case when status <> 'new' then at + interval '3 hours' end,
      case when n % 500 = 0 then 'links' end,
      at + interval '1 day', ${personId}, ${assignedTo},
      lower(person || E'\n' || address || E'\n' || coalesce(firm, '') || E'\t' || translate(phone, '+ ()-', '')),
      strip(to_tsvector('simple', translate(message, ':-', '  ')))
    from (
      select *, ${messageOf(sql`case when n % 100 = 0 then 1500 else 10 + n % 60 end`)} as message,
        case when n % 2 = 0 then '+1 (' || 200 + n % 700 || ') 555-' || lpad((n % 9973)::text, 4, '0')
          else '+49 30 ' || lpad((n::bigint * 7919 % 10000000)::text, 7, '0') end as phone,
        lower(replace(person, ' ', '.')) || n || '@' || lower(replace(coalesce(firm, 'example'), ' ', '-')) || '.com' as address
      from (
        select n,
          ${chance(firstNames, 1.6)} || ' ' || ${chance(lastNames, 1.6)} as person,
          case when random() < 0.8 then ${chance(companyWords, 1.3)} || ' ' || ${chance(trades, 1)} end as firm,
          ${chance(sources, 1.2, ',')} as source,
          (array['new','new','contacted','contacted','contacted','qualified','qualified','converted','converted','won'])[1 + floor(random() * 10)::int] as status,
          ${now.toISOString()}::timestamptz - (interval '730 days') * (1 - n::float8 / ${count}) as at
        from generate_series(${from + 1}::int, ${to}::int) as n
      ) as people
    ) as addressed`)
}

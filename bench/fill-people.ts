import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../server/db/database.ts'
import { fillLeads, withoutIndexes } from './lists/fill-leads.ts'

/** An id of a kind of row by its number. */
const id = (kind: number, n: SQL) =>
  sql`(lpad(${kind}::text, 8, '0') || '-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
const kinds = { account: 1, person: 2, company: 3, tag: 4, task: 5, deal: 6, consultation: 7 }

/** The person whose line of time is the longest, by a lead in each four hundred. */
export const busiestPerson = '00000002-0000-7000-8000-000000000000'
/** Somebody like most others. */
export const usualPerson = '00000002-0000-7000-8000-000000000007'
const leadsPerPerson = 2
const actsPerLead = 10
const colleagues = 9
const tagNames = 'VIP,Fair,Partner,Press,Hot,Cold,Renewal,Pilot,Board,Supplier'

/**
 * Fills in `count` people with two leads, a task and twenty acts in the line of time each, 5,000 open
 * deals among 20,000, a meeting for one in five and an origin for one in ten; nine of ten rows are
 * somebody's: the reader's (who must have an account) or one of eight colleagues'. Nothing is left for a
 * running product to catch up with while it is measured: of what is overdue was told. Past triggers and
 * foreign keys, so the connection must be a superuser's.
 */
export async function fillPeople(db: Database, count: number, now: Date): Promise<void> {
  await db.execute(sql`set statement_timeout = 0`)
  await db.execute(sql`set session_replication_role = replica`)
  await db.execute(
    sql`insert into admins (id, name, email, password_hash, created_at)
      select ${id(kinds.account, sql`n`)}, 'Colleague ' || n, 'colleague-' || n || '@example.com', '', now()
      from generate_series(1, ${colleagues - 1}::int) n`,
  )
  const [reader] = rowsOf<{ id: string }>(
    await db.execute(sql`select id from admins where email not like 'colleague-%' limit 1`),
  )
  const somebody = (n: SQL) =>
    sql`case when ${n} % 10 = 0 then ${reader?.id}::uuid when ${n} % 10 < ${colleagues} then ${id(kinds.account, sql`${n} % 10`)} end`
  await fillLeads(db, leadsPerPerson * count, now, {
    personId: sql`case when n % 400 = 0 then ${busiestPerson}::uuid else ${id(kinds.person, sql`n % ${count}::int`)} end`,
    assignedTo: somebody(sql`n`),
  })
  const domain = sql`split_part(email, '@', 2)`
  await db.execute(sql`
    insert into companies (id, domain, name, created_at, updated_at, search_text)
    select ${id(kinds.company, sql`row_number() over ()`)}, domain, name, ${now.toISOString()}, ${now.toISOString()}, lower(name)
    from (select ${domain} as domain, min(company) as name from leads
      where company is not null group by 1) as named`)
  await filled(db, 'people', [
    sql`insert into people (id, name, email, phones, company_id, owner_id, source, created_at,
        last_activity_at, updated_at, matched, search_text)
      select distinct on (lead.person_id) lead.person_id, lead.name, lead.email, array[lead.phone],
        company.id, lead.assigned_to, lead.source, lead.created_at, lead.created_at, lead.created_at, true,
        lead.search_text
      from leads as lead left join companies as company
        on company.domain = split_part(lead.email, '@', 2)
      order by lead.person_id, lead.created_at desc`,
  ])
  // Most of them by a search, few by a campaign.
  await db.execute(sql`
    update people set origin = jsonb_build_object('name', came.name, 'page', '/', 'referrer', came.referrer,
      'source', null, 'medium', null, 'campaign', came.campaign, 'term', null, 'content', null)
    from (select id, case when n % 1000 = 3 then 'Spring fair' else 'google.com' end as name,
        case when n % 1000 <> 3 then 'google.com' end as referrer,
        case when n % 1000 = 3 then 'Spring fair' end as campaign
      from (select id, right(id::text, 12)::int as n from people) as numbered
      where n % 10 = 3) as came
    where people.id = came.id`)
  await filled(db, 'person_emails', [
    sql`insert into person_emails (email, person_id) select lower(email), id from people`,
  ])
  const acts = Array.from(
    { length: actsPerLead },
    (_, k) => sql`
      insert into audit_log (id, at, actor_kind, actor_id, action, entity_id, person_id, details)
      select gen_random_uuid(), created_at + ${k}::int * interval '5 hours',
        ${k === 0 ? 'visitor' : 'admin'}, ${k === 0 ? null : reader?.id}::text,
        ${k === 0 ? 'lead.created' : k % 3 === 0 ? 'lead.updated' : 'lead.status_set'},
        id::text, person_id,
        ${k === 0 ? '{"fields": []}' : '{"fields": ["status"], "set": {"status": "contacted"}}'}::jsonb
      from leads`,
  )
  await filled(db, 'audit_log', acts)
  const each = sql`generate_series(0, ${count - 1}::int) as n`
  await filled(db, 'tasks', [
    sql`insert into tasks (id, person_id, title, due_day, assigned_to, done_at, reminded_at, created_at, updated_at)
      select ${id(kinds.task, sql`n`)}, ${id(kinds.person, sql`n`)}, 'Call', current_date + (n % 1460) - 730,
        ${somebody(sql`n`)}, case when n % 7 > 0 then now() end, case when n % 1460 < 730 then now() end, now(), now()
      from ${each}`,
  ])
  await filled(db, 'consultations', [
    sql`insert into consultations (id, name, email, person_id, preferred_date, status, from_site, created_at, updated_at, search_text)
      select ${id(kinds.consultation, sql`n`)}, 'Person ' || n, 'person-' || n || '@example.com', ${id(kinds.person, sql`n`)},
        now() + (n % 1460 - 730) * interval '1 day', 'scheduled', false, now(), now(), ''
      from ${each} where n % 5 = 0`,
  ])
  await filled(db, 'deals', [
    sql`insert into deals (id, person_id, company_id, title, value, expected_close, owner_id, stage, stage_at,
        lost_reason, won_at, lost_at, created_at, updated_at, search_text)
      select ${id(kinds.deal, sql`n`)}, person.id, person.company_id, title, 1000 + n % 90 * 500, current_date + n % 180,
        ${somebody(sql`n`)}, stage, at, case when stage = 'lost' then 'Price' end,
        case when stage = 'won' then at end, case when stage = 'lost' then at end, at, at, lower(title)
      from (
        select n, 'Automation of ' || (array['invoices', 'orders', 'intake', 'reports'])[1 + n % 4] as title,
          case when n % 4 = 0 then (array['lead-in', 'talking', 'proposal-sent', 'negotiating'])[1 + n / 4 % 4]
            when n % 2 = 0 then 'won' else 'lost' end as stage, now() - n * interval '10 min' as at
        from generate_series(0, 19999) as n) as deal
      join people as person on person.id = ${id(kinds.person, sql`n * 37 % ${count}::int`)}`,
  ])
  await db.execute(sql`
    insert into tags (id, name, color, created_at)
    select ${id(kinds.tag, sql`n`)}, name, 'indigo', now()
    from unnest(string_to_array(${tagNames}, ',')) with ordinality as tag (name, n)`)
  await filled(db, 'person_tags', [
    // The last of the tags is rare, the others are not.
    sql`insert into person_tags (person_id, tag_id)
      select ${id(kinds.person, sql`n`)}, ${id(kinds.tag, sql`1 + n % 9`)} from ${each} where n % 3 = 0`,
    sql`insert into person_tags (person_id, tag_id)
      select ${id(kinds.person, sql`n`)}, ${id(kinds.tag, sql`10`)} from ${each} where n % 10000 = 5`,
  ])
  await db.execute(sql`set session_replication_role = default`)
  await db.execute(sql`vacuum analyze`)
}

async function filled(db: Database, table: string, statements: readonly SQL[]) {
  await withoutIndexes(db, table, async () => {
    for (const statement of statements) await db.execute(statement)
  })
}

import type { JobArtefact, JobRecord } from '#content/types/demo.ts'

/** What stands on an artefact: its note, and each line with what the step says of it. */
export function ArtefactBody({ artefact }: { artefact: JobArtefact }) {
  const { kind, note, lines } = artefact
  return (
    <div className="artefact-body" data-kind={kind}>
      <p className="artefact-note">{note}</p>
      <ul>
        {lines.map(({ label, value, detail }) => (
          <li key={detail}>
            <span className="artefact-label">{label} </span>
            <strong>{value}</strong> <small>{detail}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What came of the job, in the order of its steps. */
export function JobResults({ results }: { results: JobRecord['results'] }) {
  return (
    <ul className="job-results">
      {results.map(({ action, detail }) => (
        <li key={action}>
          <strong>{action}</strong> {detail}
        </li>
      ))}
    </ul>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Lead } from '#shared/leads/schema.ts'
import { type LeadScore, scoreLead } from '#shared/leads/score.ts'
import { systemQuery } from '../settings/system/system-queries.ts'

/** How promising a lead is; null while scoring is off. */
function useScore(lead: Lead): LeadScore | null {
  const { data } = useQuery(systemQuery)
  return data?.settings.leadScoring ? scoreLead(lead, Date.now()) : null
}

const inWords = ({ points, reasons }: LeadScore) =>
  [`Score ${points} of 100`, ...reasons.map(({ reason }) => reason)].join('. ')

/** The score as a number beside the name; its reasons on hover. */
export function ScoreMark({ lead }: { lead: Lead }) {
  const score = useScore(lead)
  if (!score) return null
  return (
    <span
      title={inWords(score)}
      className="shrink-0 rounded-sm bg-paper-deep px-1.5 text-2xs text-ink-soft tabular-nums leading-5"
    >
      <span className="sr-only">Score </span>
      {score.points}
    </span>
  )
}

/** The score and what it is made of; nothing while scoring is off. */
export function ScoreReasons({ lead }: { lead: Lead }) {
  const score = useScore(lead)
  return score && <ScoreList score={score} />
}

export function ScoreList({ score }: { score: LeadScore }) {
  return (
    <>
      <h3 className="mt-5 mb-1.5 text-ink-faint text-sm">
        Score: <span className="font-semibold text-ink tabular-nums">{score.points}</span> of 100
      </h3>
      {score.reasons.length === 0 ? (
        <p className="text-ink-soft text-sm">Nothing speaks for it or against it yet.</p>
      ) : (
        <ul className="text-sm">
          {score.reasons.map(({ points, reason }) => (
            <li key={reason} className="flex gap-3 py-0.5">
              <span className="w-8 shrink-0 text-right text-ink-faint tabular-nums">
                {points > 0 ? `+${points}` : points}
              </span>
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

import type { ChecklistCategory } from '../types/checklist.ts'

export const teamPreparation = {
  id: 'team-preparation',
  title: 'Team Preparation',
  introduction: 'Will people use it, and who looks after it on an ordinary Tuesday?',
  items: [
    {
      id: 'owner-named',
      title: 'Each workflow will have one owner from the team',
      guidance:
        'Someone who does the work today, not a manager two floors up. They decide on exceptions, read the failure list and get half a day a week for it in the first month.',
    },
    {
      id: 'people-told',
      title: 'The people affected know about it and why',
      guidance:
        'Tell them before the kickoff, including what happens to their job. Ask which part they would give away first; it is often not the one you expected. Silence is read as bad news.',
    },
    {
      id: 'sponsor-present',
      title: 'A decision maker will give it an hour a week',
      guidance:
        'Most delays are decisions, such as who approves what and which list is right. A sponsor who answers within two days shortens projects by weeks.',
    },
    {
      id: 'training-planned',
      title: 'Time for training is in the calendar',
      guidance:
        'Two sessions of an hour per team and a short written guide are enough for most workflows. Schedule the second one two weeks after launch, when the real questions exist.',
    },
    {
      id: 'fallback-agreed',
      title: 'Everyone knows what to do when it stops',
      guidance:
        'Write half a page: how you notice, whom you call, how the work is done by hand meanwhile. Practice it once on a quiet day. It is the page that makes people trust the rest.',
    },
  ],
} as const satisfies ChecklistCategory

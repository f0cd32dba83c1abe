/** The demos as plain reading (shared/routes.ts, `demoSheet`). */
export const demoSheets = {
  flows: {
    title: 'Four flows, tool by tool',
    introduction:
      'The flows of the demo, written out: what each tool receives, what it passes on and what it sets off.',
  },
  scenarios: {
    title: 'Four jobs, step by step',
    introduction: 'The jobs of the demo, written out, with what each took by hand.',
  },
  platforms: {
    title: 'Six platforms and what they exchange',
    introduction: 'The platforms of the map, with every connection between them.',
  },
} as const

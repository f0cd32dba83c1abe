import { Counter } from 'prom-client'

/** Proofs of work in this process, by what became of each; {@link metrics} tells them. */
export const proofs = new Counter({
  name: 'form_proofs_total',
  help: 'Proofs of work at forms: asked for, solved and taken, or refused.',
  labelNames: ['call', 'outcome'],
  registers: [],
})

import fc from 'fast-check'

/**
 * Properties try the same cases in every run, so that a failure speaks of what was changed. Cases that
 * nobody has thought of are sought with `SEED=random npm test`; what fails there prints its own seed.
 */
if (process.env.SEED !== 'random') fc.configureGlobal({ seed: Number(process.env.SEED ?? 2026) })

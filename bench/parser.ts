import { readdirSync, readFileSync } from 'node:fs'
import { judgeSamples } from '#shared/booking-reader/text/samples/judge-samples.ts'
import { readSamples } from '#shared/booking-reader/text/samples/read-samples.ts'

const folder = new URL('../shared/booking-reader/text/samples/', import.meta.url)

const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) =>
    readSamples(readFileSync(new URL(name, folder), 'utf8')).map((sample) => ({
      ...sample,
      title: `${name} · ${sample.title}`,
    })),
  )

const start = performance.now()
const { right, all, wrong } = judgeSamples(samples)
const each = (performance.now() - start) / samples.length
for (const line of wrong) process.stdout.write(`${line}\n`)
process.stdout.write(
  `${right} of ${all} fields right in ${samples.length} pasted samples, ${each.toFixed(1)} ms each\n`,
)

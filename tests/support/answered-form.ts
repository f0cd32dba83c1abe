/** A control of a form that a page of the server shows again. */
type Control = { name: string; required: boolean; problem: string | undefined; tag: string }

/** The controls of the form in `html`, each with what the page says is wrong with it. */
export function controlsOf(html: string): Control[] {
  const tags = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag)
  return tags.map((tag) => {
    const [, problemId] = /aria-invalid="true"/.test(tag)
      ? (/aria-describedby="[^"]*?(\S+-error)"/.exec(tag) ?? [])
      : []
    const [, problem] = new RegExp(`id="${problemId}"[^>]*>([^<]*)`).exec(html) ?? []
    const [, name = ''] = / name="(\w+)"/.exec(tag) ?? []
    return { name, required: / required\b/.test(tag), problem, tag }
  })
}

/** What is wrong at which field. */
export const problemsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    controlsOf(html).flatMap(({ name, problem }) => (problem ? [[name, problem]] : [])),
  )

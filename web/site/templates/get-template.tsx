import { templatesPage } from '#content/templates/list.ts'
import { api, page, withTopic } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'

const { noScript } = templatesPage

/** The form of a card and what takes its place once the e-mail is on its way (public-site.md §4). */
export function GetTemplate({ id, title }: { id: string; title: string }) {
  return (
    <div className="mt-auto border-paper-edge border-t pt-6">
      <form
        data-get=""
        noValidate
        aria-label={title}
        className="needs-script flex flex-wrap items-end gap-3"
      >
        <Field label={templatesPage.emailLabel} className="min-w-52 flex-1">
          <Input
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            placeholder={templatesPage.emailPlaceholder}
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          disabled
          data-idle={templatesPage.get}
          data-sending={templatesPage.sending}
          data-retry={templatesPage.retry}
          className="min-w-40 max-sm:w-full"
        >
          {templatesPage.get}
        </Button>
        <p
          role="status"
          data-advice=""
          data-not-sent={templatesPage.notSent}
          data-not-made={templatesPage.notMade}
          className="w-full font-medium text-red text-sm empty:hidden"
        />
        <template data-field-error="">
          <p className="font-medium text-red text-xs" />
        </template>
      </form>
      <div data-got="" hidden>
        <p tabIndex={-1} className="font-semibold text-lg">
          {templatesPage.sent}
        </p>
        <p className="mt-1 text-ink-soft">
          <span data-mail="soon">{templatesPage.sentText}</span>
          <span data-mail="held" hidden>
            {templatesPage.sentHeld}
          </span>{' '}
          <Link href={api.templateDocument(id)}>{templatesPage.pdf}</Link>
        </p>
        <ButtonLink
          href={withTopic(page.contact, { kind: 'template', id })}
          size="lg"
          className="mt-5 max-sm:w-full"
        >
          {templatesPage.schedule}
        </ButtonLink>
      </div>
      <noscript>
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
          <Link href={api.templateDocument(id)}>{noScript.download}</Link>
          <Link href={withTopic(page.contact, { kind: 'template', id })}>{noScript.ask}</Link>
        </p>
      </noscript>
    </div>
  )
}

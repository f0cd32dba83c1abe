import { Button } from '#web/ui/button.tsx'

type ShowMoreProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  className?: string
}

/** The button at the end of a list that reads its next page; nothing where there is none. */
export const ShowMore = ({ query, className }: ShowMoreProps) =>
  query.hasNextPage && (
    <Button
      variant="secondary"
      size="sm"
      className={className}
      busy={query.isFetchingNextPage}
      onClick={() => query.fetchNextPage()}
    >
      Show more
    </Button>
  )

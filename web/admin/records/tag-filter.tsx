import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { tagsQuery } from './tag-editor.tsx'

type TagFilterProps = {
  /** The name of a tag, or `all`. */
  tag: string
  onChoose: (tag: string) => void
}

/** Filters a list by one of the tags there are; one that a link names stands among them. */
export function TagFilter({ tag, onChoose }: TagFilterProps) {
  const tags = useQuery(tagsQuery).data?.map(({ name }) => name) ?? []
  return (
    <FilterSelect
      label="Tag"
      all="All Tags"
      value={tag}
      words={tags}
      labels={Object.fromEntries([...tags, tag].map((name) => [name, name]))}
      onChoose={onChoose}
    />
  )
}

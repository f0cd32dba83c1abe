import { useEffect } from 'react'
import { brand } from '#content/brand.ts'

/** Names the browser's tab after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}

interface ImportMetaEnv {
  /** Where the picture of all icons stands (sections/icon-sprite.ts). */
  readonly ICON_SPRITE: string
  /** Where the picture of all labels stands (marks/mark-sprite.ts). */
  readonly MARK_SPRITE: string
}

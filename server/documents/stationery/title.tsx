import { Text, View } from '@react-pdf/renderer'
import { Letterhead } from './letterhead.tsx'
import { color, look } from './look.ts'

type TitleProps = {
  title: string
  /** For whom it is, or what. */
  line: string
  /** Which kind of document it is, where the title does not say so. */
  kind?: string
}

/** The head of a document's first page. */
export function Title({ title, line, kind }: TitleProps) {
  return (
    <View>
      <Letterhead />
      {kind && <Text style={[look.bold, { marginTop: 22, color: color.thread }]}>{kind}</Text>}
      <Text style={{ fontSize: 30, fontWeight: 700, lineHeight: 1.08, marginTop: kind ? 4 : 26 }}>
        {title}
      </Text>
      <Text style={{ fontSize: 12, lineHeight: 1.4, color: color.soft, marginTop: 8 }}>{line}</Text>
    </View>
  )
}

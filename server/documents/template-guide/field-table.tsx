import { Text, View } from '@react-pdf/renderer'
import { fieldColumns } from '#shared/templates/guide-words.ts'
import type { FieldMapping } from '#shared/templates/template.ts'
import { color, look } from '../stationery/look.ts'

type Column = keyof FieldMapping

/** Parts of the width that each column has. */
const widths: Record<Column, number> = { field: 24, from: 18, to: 20, rule: 38 }
const columns = Object.keys(fieldColumns) as Column[]

/** Which field goes where, by which rule. */
export function FieldTable({ fields }: { fields: readonly FieldMapping[] }) {
  return (
    <View style={{ borderBottomWidth: 0.75, borderBottomColor: color.edge }}>
      <View style={{ flexDirection: 'row', gap: 12, paddingBottom: 4 }}>
        {columns.map((column) => (
          <Text key={column} style={[look.small, { flexGrow: widths[column], flexBasis: 0 }]}>
            {fieldColumns[column]}
          </Text>
        ))}
      </View>
      {fields.map((mapping) => (
        <View
          key={mapping.field}
          wrap={false}
          style={[look.rule, { flexDirection: 'row', gap: 12, paddingVertical: 5 }]}
        >
          {columns.map((column) => (
            <Text
              key={column}
              style={[
                { flexGrow: widths[column], flexBasis: 0, fontSize: 9.2, lineHeight: 1.4 },
                column === 'field' ? look.bold : {},
              ]}
            >
              {mapping[column]}
            </Text>
          ))}
        </View>
      ))}
    </View>
  )
}

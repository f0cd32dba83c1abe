import { G, Path, Svg, Text, View } from '@react-pdf/renderer'
import { brand } from '#content/brand.ts'
import { houseCloth, type Trade, tradeCloths, yarnColors } from '#content/cloths.ts'
import { cutLength, weave } from '#shared/weaving/cloth.ts'
import { drawCloth, threadShare } from '#shared/weaving/cloth-drawing.ts'
import { color, margin } from './theme.ts'

/** In points. Letter is the wider of the two papers; on A4 a few ends fall off the page. */
const cell = 3
const ends = 612 / cell
const picks = 15
const thread = cell * threadShare.width

/** How far it reaches into the page under its margin. */
export const bandDepth = picks * cell - margin

/**
 * The cloth of a trade along the upper edge of a first page, from side to side, with the name of its
 * pattern on a label; of no trade, the firm's. Its last pick is red.
 */
export function ClothBand({ trade }: { trade: Trade | null }) {
  const cloth = trade ? weave(trade, tradeCloths[trade]) : weave(brand.name, houseCloth)
  const { wefts, warps, width, height } = drawCloth(cutLength(cloth, ends, picks), cell)
  return (
    <View style={{ position: 'absolute', top: -margin, left: -margin, width, height }}>
      <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
        <Path d={`M0 0h${width}v${height}H0z`} fill={color.soft} />
        <G strokeWidth={thread} fill="none">
          {wefts.map(({ yarn, path }) => (
            <Path key={yarn} d={path} stroke={yarnColors[yarn]} />
          ))}
          <Path d={`M0 ${height - cell / 2}h${width}`} stroke={color.thread} />
          {warps.map(({ yarn, path }) => (
            <Path key={yarn} d={path} stroke={yarnColors[yarn]} strokeLinecap="round" />
          ))}
        </G>
      </Svg>
      {trade && <Label>{tradeCloths[trade].name}</Label>}
    </View>
  )
}

/** Sewn on where the text of the page begins. */
const Label = ({ children }: { children: string }) => (
  <View
    style={{
      position: 'absolute',
      left: margin,
      bottom: cell * 3,
      backgroundColor: '#ffffff',
      borderWidth: 0.75,
      borderColor: color.edge,
      paddingHorizontal: 8,
      paddingVertical: 4,
    }}
  >
    <Text style={{ fontSize: 8, fontWeight: 700, lineHeight: 1.2 }}>{children}</Text>
  </View>
)

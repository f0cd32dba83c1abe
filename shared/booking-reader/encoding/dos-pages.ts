/**
 * The upper halves of the code pages of DOS that browsers do not decode, from 0x80 to 0xff: Excel's
 * 'CSV (MS-DOS)' is written in them (unicode.org, MAPPINGS/VENDORS/MICSFT/PC).
 */
const upperHalves = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xad±‗¾¶§÷¸°¨·¹³²■\xa0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\xad˝˛ˇ˘§÷¸°¨˙űŘř■\xa0',
} as const

type DosPage = keyof typeof upperHalves

const isDosPage = (encoding: string): encoding is DosPage => Object.hasOwn(upperHalves, encoding)

/** The text of bytes in a page of DOS; null for any other encoding. Every byte is a character. */
export function decodedAsDos(encoding: string, bytes: Uint8Array): string | null {
  if (!isDosPage(encoding)) return null
  const upper = upperHalves[encoding]
  const units = Uint16Array.from(bytes, (byte) =>
    byte < 128 ? byte : upper.charCodeAt(byte - 128),
  )
  return new TextDecoder('utf-16le').decode(units)
}

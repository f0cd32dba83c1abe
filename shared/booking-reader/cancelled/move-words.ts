/** How a language speaks of a meeting that gets another time; each a piece of a regular expression. */
type MoveWords = {
  /** 'moved', in every form that a title has. */
  moved: string
  /** 'to move', as it stands behind 'I have to'. */
  move: string
  /** What a calendar calls an invitation that it sends anew. */
  updated: string
}

/** Of the languages of cancel-words.ts. */
export const moveWords: Readonly<Record<string, MoveWords>> = {
  en: {
    moved: 're-?scheduled|moved|postponed|brought forward',
    move: 're-?schedul(?:e|ing)|mov(?:e|ing)|postpon(?:e|ing)',
    updated: '(?:updated|new time) (?:invitation|event)|new time (?:proposed|confirmed)',
  },
  de: {
    moved: 'verschobene?[rsn]?|verlegte?[rsn]?|umgebuchte?[rsn]?|vorgezogen',
    move: 'verschieben|verlegen|umbuchen|vorziehen',
    updated:
      'aktualisierte (?:einladung|veranstaltung)|aktualisierter termin|terminverschiebung|terminänderung',
  },
  fr: {
    moved: 'report[ée]e?s?|déplacée?s?|décalée?s?|reprogrammée?s?|avancée?s?|replanifiée?s?',
    move: 'reporter|déplacer|décaler|reprogrammer|avancer',
    updated: '(?:invitation|événement) (?:modifiée?|mise? à jour)',
  },
  es: {
    moved:
      'reprogramad[oa]s?|aplazad[oa]s?|pospuest[oa]s?|reagendad[oa]s?|movid[oa]s?|adelantad[oa]s?',
    move: 'reprogramar|aplazar|posponer|reagendar|mover|adelantar',
    updated: 'invitaci[óo]n (?:actualizada|modificada)',
  },
  it: {
    moved: 'riprogrammat[oaie]|spostat[oaie]|rinviat[oaie]|posticipat[oaie]|anticipat[oaie]',
    move: 'riprogrammare|spostare|rinviare|posticipare|anticipare',
    updated: 'invito (?:aggiornato|modificato)',
  },
  pt: {
    moved: 'reagendad[oa]s?|remarcad[oa]s?|adiad[oa]s?|reprogramad[oa]s?|antecipad[oa]s?',
    move: 'reagendar|remarcar|adiar|reprogramar|antecipar',
    updated: 'convite (?:atualizado|alterado)',
  },
  nl: {
    moved: 'verplaatste?|verzette?|verschoven|uitgestelde?',
    move: 'verplaatsen|verzetten|verschuiven|uitstellen',
    updated: 'bijgewerkte (?:uitnodiging|afspraak)',
  },
  sv: {
    moved: 'ombokad[e]?|ombokats|ombokat|flytta[dt]s?|senarelag[dt]',
    move: 'omboka|boka om|flytta|senarelägga',
    updated: 'uppdaterad (?:inbjudan|händelse)',
  },
  da: {
    moved: 'flyttet|ombooket|udskudt|rykket',
    move: 'flytte|ombooke|udskyde|rykke',
    updated: 'opdateret (?:invitation|begivenhed)',
  },
  nb: {
    moved: 'flyttet|ombooket|utsatt|endret tidspunkt',
    move: 'flytte|ombooke|utsette',
    updated: 'oppdatert (?:invitasjon|aktivitet)',
  },
  pl: {
    moved: 'przełożon[yaeo]|przesunięt[yaeo]|przeniesion[yaeo]|zmieniono termin',
    move: 'przełożyć|przesunąć|przenieść',
    updated: 'zaktualizowane (?:zaproszenie|wydarzenie)',
  },
}

import { describe, expect, test } from 'vitest'
import { isCancelledCell, isCancelledStatus } from './cancelled-status.ts'
import { calledOffIn, movedIn, sentencesOf } from './sentences.ts'
import { isCancelledLine, isCancelledTitle, isMovedTitle } from './titles.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

describe('a sentence that calls the meeting off', () => {
  test.each(
    lines(`
      This event has been canceled.
      The event below has been canceled.
      This event has been canceled and removed from your calendar.
      Your appointment on Thursday, December 3, 2026 at 10:00 AM has been cancelled by the host.
      Unfortunately, our call was cancelled.
      Discovery call with Aiko Tanaka has been canceled
      Hi Sam, Automation check with Aiko Tanaka has been cancelled.
      Aiko Tanaka canceled this event
      Aiko Tanaka has cancelled the meeting.
      We regret to inform you that your booking has been cancelled; your payment will be refunded.
      Your booking request has been declined
      Nora Lind has declined this invitation.
      Nora Lind has declined your meeting invitation
      I am sorry, but I have to cancel our call on Thursday.
      I need to cancel my appointment tomorrow.
      The meeting will not take place.
      The session on Friday is called off.
      Dieser Termin wurde abgesagt und aus Ihrem Kalender entfernt.
      das unten stehende Event wurde storniert.
      Leider wurde Ihr Termin am 3. Dezember 2026 um 10 Uhr storniert.
      Wir teilen Ihnen mit, dass Ihr Termin storniert wurde.
      Hanna Brückl hat den Termin am Donnerstag leider abgesagt.
      Ich muss unser Gespräch am Donnerstag leider absagen.
      Das Erstgespräch findet nicht statt.
      Hanna Brückl hat diese Einladung abgelehnt.
      Cet événement a été annulé
      Votre rendez-vous du 3 décembre est annulé.
      Camille Roux a annulé le rendez-vous.
      Je dois malheureusement annuler notre appel de jeudi.
      Camille Roux a refusé cette invitation.
      Este evento se ha cancelado.
      Tu cita ha sido cancelada.
      Se ha cancelado la reunión del jueves.
      Lo siento, tengo que cancelar nuestra llamada.
      Lucía Prats ha rechazado esta invitación.
      Questo evento è stato annullato.
      L'appuntamento del 3 dicembre è stato cancellato.
      Purtroppo devo disdire il nostro appuntamento.
      Este evento foi cancelado.
      A reunião de quinta-feira foi cancelada.
      Infelizmente preciso cancelar a nossa reunião.
      Deze afspraak is geannuleerd.
      Je afspraak van 3 december werd geannuleerd.
      Ik moet ons gesprek helaas afzeggen.
      Het overleg gaat niet door.
      Mötet har ställts in.
      Din bokning är avbokad.
      Jag måste tyvärr avboka vårt möte.
      Mødet er aflyst.
      Din aftale er blevet aflyst.
      Møtet er avlyst.
      Avtalen din har blitt kansellert.
      Spotkanie zostało odwołane.
      Twoja rezerwacja została anulowana.
      Jan Nowak odwołał spotkanie.
      Muszę niestety odwołać nasze spotkanie.
      Please cancel my appointment on Friday.
      Could you please cancel our meeting on Monday, I am ill.
      Kindly cancel the call scheduled for 3 December.
      Bitte stornieren Sie meinen Termin am Freitag.
      Bitte sagen Sie unseren Termin am Montag ab.
      Ich sage unser Gespräch morgen leider ab.
      Merci d'annuler mon rendez-vous de vendredi.
      Veuillez annuler notre appel de lundi.
      Por favor, cancelen mi cita del viernes.
      Por favor cancela nuestra reunión del lunes.
      La reunión del jueves queda cancelada.
      Per favore annulli il mio appuntamento di venerdì.
      Il tuo appuntamento è stato disdetto.
      Por favor, cancele o meu agendamento de sexta-feira.
      Kunt u mijn afspraak van vrijdag annuleren, ik ben ziek.
      Graag mijn afspraak van vrijdag annuleren.
      Vänligen avboka min tid på fredag.
      Vær venlig at aflyse min aftale på fredag.
      Vennligst avbestill timen min på fredag.
      Proszę o odwołanie mojej wizyty w piątek.
      Proszę odwołać nasze spotkanie.
    `),
  )('%s', (sentence) => {
    expect(calledOffIn(sentence)).not.toBeNull()
  })
})

describe('a sentence of rules, of another thing or of the opposite', () => {
  test.each(
    lines(`
      Please note: if the appointment is cancelled less than 24 hours before, a fee applies.
      If you need to cancel or reschedule this meeting, click here.
      To cancel or reschedule click here:
      You may cancel your appointment until 24 hours before.
      Free cancellation up to 24 hours before the call.
      Appointments cancelled within 24 hours are charged in full.
      Appointments that have been cancelled can not be refunded.
      The appointment is cancelled automatically if we do not hear from you.
      Your appointment will be cancelled unless you confirm it.
      Once your booking has been cancelled you receive a refund.
      When a meeting is cancelled by a guest, we let you know.
      Has the meeting been cancelled?
      This event has not been cancelled.
      The call isn't cancelled, see you there.
      The meeting was never cancelled.
      Need to cancel this event?
      My trip to Oslo has been cancelled, so I am free after all.
      my meeting was cancelled by the client, so I have time.
      My other meeting has been cancelled, so this call works.
      Our previous call was cancelled.
      The conference was cancelled, so I can make the meeting.
      Flight LH 123 has been cancelled.
      I cancelled my subscription with the other provider before our call.
      I had to cancel my flight, our call still stands.
      I have to cancel another meeting to make this call.
      Nora Lind has declined the proposed time.
      My card was declined when I paid.
      Wenn der Termin weniger als 24 Stunden vorher abgesagt wird, berechnen wir eine Gebühr.
      Falls Sie den Termin absagen möchten, klicken Sie hier.
      Wird ein Termin nicht rechtzeitig abgesagt, fällt eine Gebühr an.
      Sie können den Termin bis 24 Stunden vorher kostenlos stornieren.
      Mein Flug wurde storniert, ich habe also Zeit für unser Gespräch.
      Mein anderer Termin wurde abgesagt.
      Der Termin wurde nicht abgesagt.
      Si le rendez-vous est annulé moins de 24 heures avant, des frais s'appliquent.
      Vous pouvez annuler votre rendez-vous jusqu'à 24 heures avant.
      Mon voyage a été annulé, je suis donc libre.
      Cet événement n'a pas été annulé.
      Si la cita se ha cancelado con menos de 24 horas, se cobrará un cargo.
      Puedes cancelar tu cita hasta 24 horas antes.
      Mi vuelo ha sido cancelado.
      La reunión no se ha cancelado.
      Se l'appuntamento è stato cancellato in ritardo, si applica una tassa.
      Puoi annullare l'appuntamento fino a 24 ore prima.
      Il mio volo è stato cancellato.
      L'appuntamento non è stato annullato.
      Se a reunião foi cancelada, avise.
      O meu voo foi cancelado.
      Als de afspraak minder dan 24 uur van tevoren is geannuleerd, rekenen wij kosten.
      U kunt de afspraak tot 24 uur van tevoren annuleren.
      Mijn vlucht is geannuleerd.
      De afspraak is niet geannuleerd.
      Om mötet har avbokats senare än 24 timmar innan tas en avgift ut.
      Min resa har ställts in.
      Mötet är inte inställt.
      Hvis mødet er aflyst senere end 24 timer før, betales et gebyr.
      Min rejse er aflyst.
      Hvis møtet er avlyst mindre enn 24 timer før, påløper et gebyr.
      Min reise er avlyst.
      Jeśli spotkanie zostało odwołane później, pobieramy opłatę.
      Mój lot został odwołany.
      Spotkanie nie zostało odwołane.
      Please do not cancel our meeting.
      Please don't cancel the call.
      Our call has not been cancelled, do not worry.
      The call could be cancelled if the snow gets worse.
      We do not cancel appointments.
      The 2 pm meeting with our supplier was cancelled, so let's talk then.
      Bitte sagen Sie den Termin nicht ab.
      Das Meeting mit dem Lieferanten wurde abgesagt, daher passt Donnerstag.
      Bitte stornieren Sie den Termin nicht.
      Le rendez-vous pourrait être annulé.
      Merci de ne pas annuler notre appel.
      Ma réunion avec le fournisseur a été annulée, donc jeudi convient.
      Por favor, no cancele la cita.
      Mi clase ha sido cancelada, así que estoy libre.
      Non annulli l'appuntamento.
      La mia lezione è stata cancellata, quindi sono libero.
      Por favor, não cancele a reunião.
      A minha aula foi cancelada, por isso posso na quinta-feira.
      De afspraak kan worden geannuleerd tot een dag vooraf.
      Annuleer de afspraak alstublieft niet.
      Mijn les is geannuleerd, dus donderdag past.
      Avboka inte mötet.
      Min lektion blev inställd, så torsdag passar.
      Aflys ikke mødet.
      Vennligst ikke avlys møtet.
      Spotkanie może zostać odwołane do dnia poprzedzającego.
      Proszę nie odwoływać spotkania.
      Moje zajęcia zostały odwołane, więc czwartek pasuje.
      Please cancel your appointment with the link below.
      Please cancel our meeting if you are ill.
      Please cancel our Friday call and let us talk on Monday instead.
      Bitte stornieren Sie Ihren Termin über diesen Link.
    `),
  )('%s', (sentence) => {
    expect(calledOffIn(sentence)).toBeNull()
  })
})

test('the point of a date ends no sentence', () => {
  const text = 'Der Termin wurde am 4. Dezember abgesagt. Schade.'
  expect(sentencesOf(text)).toHaveLength(2)
})

test('lines that were broken to a width are one sentence, titles above a text are not', () => {
  const text = `Discovery call
Please note: if something comes up and the appointment
is cancelled less than 24 hours before, a fee applies.
See you!`
  expect(sentencesOf(text).map((span) => text.slice(...span).trim())).toEqual([
    'Discovery call',
    'Please note: if something comes up and the appointment\nis cancelled less than 24 hours before, a fee applies.',
    'See you!',
  ])
})

describe('a title of a meeting that is off', () => {
  test.each(
    lines(`
      Canceled: Discovery call
      Cancelled: Discovery call @ Thu Dec 3, 2026
      Subject: Canceled: Discovery Call with Aiko Tanaka
      Fwd: RE: Canceled event: Discovery call
      Canceled event with note: Discovery call
      CANCELLED - Discovery call
      [Cancelled] Discovery call
      Discovery call (cancelled)
      Discovery call - Canceled
      Booking cancelled: Discovery call
      Appointment Cancelled
      Cancellation: Discovery call
      Cancellation of your appointment
      Notice of cancellation of your booking
      Declined: Discovery call @ Thu Dec 3
      Abgesagt: Erstgespräch
      Betreff: Abgesagter Termin: Erstgespräch @ Do. 3. Dez.
      WG: AW: Abgesagt: Technisches Gespräch
      Terminabsage: Erstgespräch
      Stornierung Ihres Termins
      Termin storniert: Erstgespräch
      Abgelehnt: Erstgespräch
      Objet : Événement annulé : Appel découverte
      Annulé : Appel découverte
      Annulation de votre rendez-vous
      Refusé : Appel découverte
      Asunto: Cancelado: Llamada
      Evento cancelado: Llamada de descubrimiento
      Cancelación de tu cita
      Rechazado: Llamada
      Annullato: Chiamata conoscitiva
      Evento annullato: Chiamata
      Rifiutato: Chiamata
      Cancelado: Reunião
      Recusado: Reunião
      Geannuleerd: Kennismaking
      Geannuleerde afspraak: Kennismaking
      Geweigerd: Kennismaking
      Inställt: Inledande samtal
      Inställd händelse: Samtal
      Avböjt: Samtal
      Aflyst: Indledende samtale
      Aflyst begivenhed: Samtale
      Avlyst: Innledende samtale
      Avlyst aktivitet: Samtale
      Odwołane: Rozmowa
      Odwołane wydarzenie: Rozmowa
      Peruttu: Esittely
      Zrušeno: Schůzka
    `),
  )('%s', (title) => {
    expect(isCancelledTitle(title)).toBe(true)
  })

  test.each(
    lines(`
      Discovery call
      Cancellation policy call
      Call about our cancellation policy
      Cancellation policy: what you need to know
      Not cancelled: Discovery call
      Not cancelled
      Discovery call - not cancelled
      Canceled: false
      Cancelled: no
      Storniert: nein
      Canceled by:
      Why customers cancelled - a review
      Subject: Reducing cancelled orders
      How to handle declined payments
      Stornierungsquote senken
      Absagen automatisieren
      Réduire les annulations
      Cancelled flights and what we can automate
    `),
  )('not: %s', (title) => {
    expect([isCancelledTitle(title), isCancelledLine(title)]).toEqual([false, false])
  })
})

describe('the status of a booking', () => {
  test.each(
    lines(`
      Cancelled
      CANCELED
      Cancelled by client
      Canceled (late)
      Late cancel
      storniert
      Vom Kunden storniert
      Abgesagt
      abgelehnt
      REJECTED
      Declined
      Annulé
      Annulée par le client
      Refusé
      Cancelado
      Cancelada por el cliente
      Rechazado
      Annullato
      Disdetto
      Recusado
      Desmarcado
      Geannuleerd
      Afgezegd
      Inställd
      Avbokad
      Aflyst
      Afvist
      Avlyst
      Kansellert
      Odwołane
      Anulowano
      Anulowana
      Peruttu
      キャンセル
      Cancelled, no refund
      CANCELLED_BY_SELLER
      İPTAL
      Скасовано
      Anulată
      ملغى
      Đã hủy
    `),
  )('%s', (status) => {
    expect([isCancelledStatus(status), isCancelledCell(status)]).toEqual([true, true])
  })

  test.each(
    lines(`
      Scheduled
      Confirmed
      Accepted
      Completed
      No-show
      Not cancelled
      Un-cancelled
      nicht storniert
      Non annulé
      no cancelado
      ikke aflyst
      Cancellation requested
      Confirmed, free cancellation
      Bestätigt
      Confirmé
      Cancelled: no
      cancelled = false
      не отменено
      NO_SHOW
      false
    `),
  )('not: %s', (status) => {
    expect([isCancelledStatus(status), isCancelledCell(status)]).toEqual([false, false])
  })

  test.each([
    'true',
    'YES',
    'ja',
    '1',
    'x',
    'sí',
    'Oui',
    'sim',
    'tak',
    'wahr',
    'VRAI',
    't',
    'Sì',
    'DOĞRU',
    'да',
    'はい',
    '2026-11-20',
    '20.11.2026 10:30',
  ])('a column that is called Canceled says yes as %s', (cell) => {
    expect(isCancelledCell(cell)).toBe(true)
  })
  test.each([
    '',
    'false',
    'no',
    'nein',
    '0',
    'non',
    'nie',
    'f',
    'scheduled',
    'FALSCH',
    'нет',
    'いいえ',
    '2026',
  ])('and no as “%s”', (cell) => {
    expect(isCancelledCell(cell)).toBe(false)
  })
})

describe('a meeting that has got another time', () => {
  const isMoved = (line: string) =>
    isMovedTitle(line) || sentencesOf(line).some((span) => movedIn(line.slice(...span)))

  test.each(
    lines(`
      Subject: Rescheduled: Discovery call
      Your meeting has been rescheduled.
      Noor Haddad has rescheduled this event
      The meeting was moved to Friday.
      Our call has been postponed to next week.
      I had to move our call to Friday.
      I need to reschedule our meeting to Friday, December 4 at 10:00.
      Subject: Updated invitation: Discovery call @ Fri Dec 4, 2026
      Betreff: Verschoben: Erstgespräch
      Betreff: Termin verschoben: Erstgespräch
      Ihr Termin wurde verschoben.
      Der Termin wurde auf Freitag, 4. Dezember verlegt.
      Ich muss unseren Termin auf Freitag verschieben.
      Betreff: Aktualisierte Einladung: Erstgespräch
      Votre rendez-vous a été reporté.
      Objet : Rendez-vous déplacé
      Je dois déplacer notre appel à vendredi.
      Su cita ha sido reprogramada.
      Asunto: Invitación actualizada: Llamada
      Tengo que mover nuestra reunión al viernes.
      L'appuntamento è stato spostato a venerdì.
      Oggetto: Invito aggiornato: Chiamata
      A sua reunião foi reagendada.
      Assunto: Reagendado: Reunião
      De afspraak is verplaatst naar vrijdag.
      Onderwerp: Verplaatst: Kennismaking
      Mötet har flyttats till fredag.
      Mødet er flyttet til fredag.
      Møtet er flyttet til fredag.
      Spotkanie zostało przełożone na piątek.
      Twoja wizyta została przesunięta.
    `),
  )('%s', (line) => {
    expect(isMoved(line)).toBe(true)
  })

  test.each(
    lines(`
      Need to reschedule this event?
      To reschedule click here
      If the meeting is rescheduled, we will let you know.
      Could we move our call to Friday?
      Your appointment can be rescheduled up to a day before.
      My flight was moved, so I can talk on Friday.
      We moved our office to Berlin last year.
      The meeting has not been rescheduled.
      Reschedule:
      I moved to Hamburg and would like a call.
      Please let me know if the call has to be moved.
      Der Termin kann jederzeit verschoben werden.
      Wurde der Termin verschoben?
      Meine Reise wurde verschoben, daher passt Freitag.
      Pouvons-nous déplacer notre appel à vendredi ?
      Vous pouvez reporter votre rendez-vous.
      Mi viaje ha sido aplazado.
      Puede reprogramar su cita aquí.
      Il mio volo è stato spostato.
      A minha viagem foi adiada.
      Mijn vlucht is verplaatst.
      Min resa har flyttats.
      Mój lot został przesunięty.
      Discovery call
    `),
  )('not: %s', (line) => {
    expect(isMoved(line)).toBe(false)
  })
})

/** What the demo says of itself. */
export const demoText = {
  label: 'Over deze demo',
  name: 'Demo.',
  login: 'Aanmelden: demo / demo.',
  state: {
    kept: 'Wat u invoert, blijft in deze browser: het gaat naar geen enkele server.',
    memory:
      'Uw browser bewaart niets (meer) voor deze pagina. Alles werkt, maar wat u invoert, is weg zodra u ze sluit of herlaadt.',
    unreadable:
      'Wat deze browser van de demo bewaarde, is onleesbaar. Er werd niets overschreven; opnieuw beginnen wist het.',
    insecure:
      'Deze demo werkt alleen over https of op localhost: elders laat een browser geen databank toe.',
  },
  startOver: {
    label: 'Demo opnieuw beginnen',
    title: 'De demo opnieuw beginnen?',
    message:
      'Alles wat u in deze demo invoerde, wordt gewist, ook in andere tabbladen. U begint met nieuwe voorbeeldgegevens en meldt zich opnieuw aan.',
    confirm: 'Alles wissen',
    failed: 'Opnieuw beginnen is niet gelukt. Herlaad de pagina en probeer het nog eens.',
  },
} as const;

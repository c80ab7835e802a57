export const faq = {
  fi: {
    title: 'Usein kysyttyä',
    lead: 'Jos vastausta ei löydy, kirjoita tai soita. Vastaamme 24 tunnin kuluessa.',
  },
  en: {
    title: 'Questions and answers',
    lead: 'If you do not find your answer here, write or call. We reply within 24 hours.',
  },
} as const;

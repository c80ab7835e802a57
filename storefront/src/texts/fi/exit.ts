/** Every page loads this, unlike the rest of `session`. */
export const exit = {
  action: 'Exit',
  failed: 'Uloskirjautuminen ei onnistunut. Yritä uudelleen.',
} as const;

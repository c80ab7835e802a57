/** The form's field is required, so people without notes write this. */
const NO_NOTES = 'Ei viestiä';

/** Notes for the carrier. @returns '' for the phrase that means none */
export const notesOrEmpty = (notes = ''): string => (notes.trim() === NO_NOTES ? '' : notes);

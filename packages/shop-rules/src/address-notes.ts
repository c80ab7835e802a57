/** What the address form asks those to write who have nothing to say: the field has to be filled in. */
const NO_NOTES = 'Ei viestiä';

/**
 * The words to the carrier as a reader is shown them.
 * @returns '' where they are that there are none
 */
export const notesOrEmpty = (notes = ''): string => (notes.trim() === NO_NOTES ? '' : notes);

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** With a modifier the browser acts: Alt and an arrow go back or forward. */
export const isAlone = ({ altKey, ctrlKey, metaKey }: Pressed): boolean => !(altKey || ctrlKey || metaKey);

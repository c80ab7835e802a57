type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key is pressed alone. With another one it is the browser's: Alt and an arrow lead back and forward. */
export const isAlone = ({ altKey, ctrlKey, metaKey }: Pressed): boolean => !(altKey || ctrlKey || metaKey);

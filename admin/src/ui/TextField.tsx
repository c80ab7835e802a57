import { TextInput, type TextInputProps } from 'react-admin';

const asTyped = (text: string): string => text;

/** A form's text. An emptied field is '', where react-admin's own input would put null into the form. */
export function TextField({ helperText = false, ...props }: TextInputProps) {
  return <TextInput parse={asTyped} helperText={helperText} {...props} />;
}

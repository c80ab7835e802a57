import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { TextField } from '../ui/TextField.tsx';
import css from './OwnAccount.module.css';

/** The current password protects a browser left open. */
export const PasswordField = () => (
  <TextField
    source="currentPassword"
    label={texts.password}
    type="password"
    autoComplete="current-password"
    required
    className={css.field ?? ''}
  />
);

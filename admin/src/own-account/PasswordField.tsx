import { ownAccountTexts as texts } from '../texts/own-account.ts';
import { TextField } from '../ui/TextField.tsx';
import css from './OwnAccount.module.css';

/** The password that this account has now: a browser that was left open is not enough. */
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

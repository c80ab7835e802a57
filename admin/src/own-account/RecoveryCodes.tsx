import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { ownAccountTexts as texts } from '../texts/own-account.ts';
import css from './OwnAccount.module.css';

export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify(texts.copied, { type: 'success' });
  };
  return (
    <div className={css.form}>
      <h3>{texts.codesTitle}</h3>
      <p>{texts.codesLead}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="outlined" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button onClick={onSaved}>{texts.saved}</Button>
      </div>
    </div>
  );
}

import { TextField } from '../../ui/TextField.tsx';

type Props = { source: string; label: string; placeholder?: string; className?: string | undefined };

export const NumberCell = ({ label, className = '', ...cell }: Props) => (
  <TextField {...cell} className={className} aria-label={label} inputMode="decimal" />
);

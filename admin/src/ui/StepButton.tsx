import IconButton from '@mui/material/IconButton';
import { Icon } from './Icon.tsx';

type Props = {
  label: string;
  icon: 'up' | 'down' | 'left' | 'right';
  /** Not `disabled`: the button would lose the focus at the last step. */
  isAtEnd: boolean;
  onStep: () => void;
};

export function StepButton({ label, icon, isAtEnd, onStep }: Props) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onStep();
      }}
    >
      <Icon name={icon} />
    </IconButton>
  );
}

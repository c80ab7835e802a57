import { useId } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import './pay-buttons.css';

type Props = {
  words: string;
  language: 'fi' | 'en';
  isBusy: boolean;
  isQuiet?: boolean;
  onPress: () => void;
};

/** The obligation to pay (KSL 6:12) is the description, not part of the accessible name. All methods look alike. */
export function PayButton({ words, language, isBusy, isQuiet = false, onPress }: Props) {
  const duty = useId();
  return (
    <div className="pay-button" data-quiet={isQuiet || undefined}>
      <Button
        wide
        secondary={isQuiet}
        lang={isBusy ? 'en' : language}
        aria-describedby={duty}
        aria-busy={isBusy}
        onClick={onPress}
      >
        {isBusy ? texts.processing : words}
      </Button>
      <small id={duty}>{texts.duty}</small>
    </div>
  );
}

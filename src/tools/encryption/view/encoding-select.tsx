import { inputEncodings, type InputEncoding } from '#lib/bytes.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Select } from '#ui/select/select.tsx';
import { text } from '../text.ts';

interface EncodingProps {
  readonly label: string;
  readonly value: InputEncoding;
  readonly onChange: (encoding: InputEncoding) => void;
}

export function EncodingSelect({ label, value, onChange }: EncodingProps) {
  const t = useText(text);
  return (
    <Select
      label={label}
      labelPosition="left"
      size="small"
      value={value}
      onChange={onChange}
      options={inputEncodings.map((id) => ({ value: id, label: t(`encoding.${id}`) }))}
    />
  );
}

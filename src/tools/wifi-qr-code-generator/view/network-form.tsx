import type { Failure } from '#core/operation.ts';
import { randomSource } from '#lib/random.ts';
import { Button } from '#ui/button/button.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useFields } from '#ui/hooks/use-fields.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { InputText } from '#ui/input-text/input-text.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { Fields, Panel } from '#ui/panel/panel.tsx';
import { SecretField } from '#ui/secret-field/secret-field.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { hasEdgeSpace, type Warning } from '../engine/warnings.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import { fields, type DraftProps } from './draft.ts';
import { faultyField, type NetworkText } from './faulty-field.ts';
import { Notes } from './notes.tsx';

/** Letters and digits that are not mistaken for one another. */
const clear = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const passwordLength = 20;

function generatePassword(): string {
  const random = randomSource();
  return Array.from({ length: passwordLength }, () => clear.charAt(random.below(clear.length))).join('');
}

interface NetworkFormProps extends DraftProps {
  readonly warnings: readonly Warning[];
  /** Why there is no code. */
  readonly error: Failure | undefined;
  readonly onReset: () => void;
}

const aboutPassword = ['password-length', 'password-not-ascii', 'wep-length'] as const;
const aboutSecurity = ['wep-broken', 'open-network', 'sae-readers', 'eap-readers'] as const;

/** Name, security and password of the network, each with what is worth knowing. */
export function NetworkForm({ draft, change, warnings, error, onReset }: NetworkFormProps) {
  const t = useText(text);
  const field = useFields(fields, text, draft, change);
  const errorText = useErrorText(text);
  const faulty = error && faultyField(error);
  const textField = (name: NetworkText) => ({
    ...field(name),
    error:
      error && faulty === name
        ? errorText({ ...error, details: { ...error.details, field: t(`${name}.label`), reason: 'here' } })
        : undefined,
  });
  const { ssid, security, password } = draft;
  const isEnterprise = security === 'WPA2-EAP';
  const shown = (codes: readonly Warning[]): readonly Warning[] => warnings.filter((code) => codes.includes(code));
  const aboutEdges = (value: string): readonly Warning[] => (hasEdgeSpace(value) ? ['edge-spaces'] : []);
  return (
    <Panel>
      <OptionRow onReset={onReset}>
        <Segmented {...field('security')} labelHidden className={styles.security} />
      </OptionRow>
      <Fields>
        <div className={styles.wide}>
          <InputText {...textField('ssid')} rawText />
          <Notes codes={shown(['hex-like', ...aboutEdges(ssid)])} />
          <Notes codes={shown(aboutSecurity)} />
        </div>
        {isEnterprise && (
          <>
            <Select {...field('eapMethod', String)} wide />
            <Select {...field('phase2', (name) => (name === 'none' ? t('phase2.none') : String(name)))} wide />
            <InputText {...textField('identity')} rawText />
            <InputText {...textField('anonymousIdentity')} rawText />
          </>
        )}
        {security !== 'nopass' && (
          <div className={styles.wide}>
            <SecretField
              {...textField('password')}
              monospace
              end={
                !isEnterprise && (
                  <Button
                    variant="quiet"
                    size="small"
                    icon="dices"
                    label={t('generate')}
                    onClick={() => change({ password: generatePassword() })}
                  />
                )
              }
            />
            <Notes codes={shown([...aboutPassword, ...aboutEdges(password)])} />
          </div>
        )}
        <Switch {...field('hidden')} />
        {(security === 'WPA' || security === 'SAE') && <Switch {...field('transitionDisable')} />}
      </Fields>
    </Panel>
  );
}

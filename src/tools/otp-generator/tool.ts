import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'smartphone',
  width: 'wide',
  en: {
    name: 'OTP code generator and validator',
    description: 'Generates and checks TOTP and HOTP codes, with the otpauth URI and its QR code.',
    keywords: [
      'otp',
      'totp',
      'hotp',
      '2fa',
      'mfa',
      'authenticator',
      'one-time password',
      'qr code',
      'otpauth',
      'two-factor authentication',
      'google authenticator',
    ],
  },
  fr: {
    name: 'Générateur et vérificateur de codes OTP',
    description: 'Générez et vérifiez des codes à usage unique TOTP et HOTP, avec l’URI otpauth et son QR code.',
    keywords: [
      'otp',
      'totp',
      'hotp',
      '2fa',
      'mfa',
      'authenticator',
      'mot de passe à usage unique',
      'code à usage unique',
      'qr code',
      'otpauth',
      'double authentification',
      'authentification à deux facteurs',
    ],
  },
});

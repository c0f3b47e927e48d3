declare module 'cronstrue/locales/fr.js';

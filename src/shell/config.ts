import { type Config, ConfigError, readConfig } from '#core/config.ts';

function read(): { config: Config; error: ConfigError | undefined } {
  try {
    return { config: readConfig(import.meta.env), error: undefined };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: readConfig({}), error };
  }
}

const reading = read();

/** The application's configuration; the keys stand in `core/config.ts`. The defaults when it is invalid. */
export const config = reading.config;
/** What is wrong with the configuration; the page shows it instead of the application. */
export const configError = reading.error;

const list = (text: string): readonly string[] => text.split(',').map((query) => query.trim());

/**
 * What people type and the tool they mean: it has to be the first result. Every tool is found by its names without a line
 * here; a query that two tools could claim goes to the one that most people want.
 */
export const golden: Readonly<Record<string, readonly string[]>> = {
  'token-generator': list(`
    token, Token generator, token gen, tok, toke, tokn, tokne, tokens, random token, generate token,
    random string, string generator, pwd, password generator,
    generate password, make a password, api key, apikey, api-key generator, secret, secret generator,
    alphanumeric, symbols, pin, nonce, jeton, jetons, générateur de jetons,
    generateur de jeton, jetton, générer un mot de passe,
    generer mot de passe, chaîne aléatoire, chaine aleatoire, clé api, cle api,
    clé d’api, cle d'api, clef api, phrase de passe, alphanumérique, alphanumerique, symboles, mdp,
    code pin
  `),
  'hash-text': list(`
    hash, Hash text, hash tex, hsah, hahs, hashing, hasher, hashes, hash a file, hash file, file hash,
    hash generator, md5, MD5 sum, md5sum, md-5, sha, sha1, sha-1, SHA 256, sha256, sha-256, sha2, sha256sum,
    sha 512, sha512, sha3, sha-3, keccak, blake, blake2, blake3, ripemd, ripemd160, crc, crc32, crc-32, checksum,
    cheksum, checksums, check sum, digest, digset, integrity, file integrity, fingerprint, verify checksum, hachage,
    hachage de texte, hachge, hacher, hacher un fichier, empreinte, empreinte d’un fichier, empriente,
    somme de contrôle, somme de controle, contrôle, intégrité, integrite, condensat, condensé, xxhash, adler32
  `),
  'base64-string-converter': list(`
    base64, Base64 string encoder/decoder, base 64, base-64, base64 string, bas64, bse64, basse64, b64,
    base64 encode, base64 decode, encode base64, decode base64, base64 decoder, base64 encoder, base64 to text,
    text to base64, string to base64, convert text to base64, encode, decoder, encoder, enocde, atob,
    btoa, base64url, base64 url, url safe base64, data uri, utf-8, utf8, utf 8, charset,
    encoder en base64, décoder, décoder base64, decoder du base64, base64 texte, encodeur base64,
    texte en base64, encodage, décodage, encodage base64, chaîne base64, rfc 4648, jeu de caractères
  `),
  'color-converter': list(`
    color, Color converter, colour, colour converter, colors, colro, coulor, color picker, colour picker,
    convert color, hex, hex color, hex to rgb, rgb to hex, rgb, RGB converter, rgba, hsl, hsla, hsl to hex, hsv,
    hsb, hwb, oklch, oklab, lab, lch, cmyk, cmyk to rgb, display-p3, gamut, contrast, contrast ratio,
    wcag contrast, css color, css colors, css, hue, color name, palette, couleur, couleurs, couleurs css, coleur,
    convertisseur de couleurs, convertir une couleur, teinte, rvb, cmjn, contraste, nom de couleur,
    sélecteur de couleur, selecteur de couleurs, pipette, nuancier, hexadécimal couleur
  `),
  'http-status-codes': list(`
    http, HTTP status codes, http status, http code, http codes, htpp, status, status code, status codes,
    stauts, sttaus code, code, error code, http error, errors, 404, 404 not found, not found, 500, 503, 418, teapot,
    301, 302, 401, 403, 429, 200, 502, bad gateway, redirect, redirection, redirects, webdav, rest, rest api,
    response code, internal server error, unauthorized, forbidden, too many requests, http response, codes http,
    code http, code de statut, codes de statut HTTP, statut, statut http, status http, code retour http,
    code de retour, code d’état, code d'etat http, erreur, erreur http, erreur 404, erreur 500, réponse http,
    code erreur, page introuvable
  `),
  'json-prettify': list(`
    json, JSON, JSON prettify and format, jsno, jason, json prettify, json pretty, json prety,
    pretty json, prettify, prettify json, pretty print, pretty, json format, json formatter, format json,
    json beautifier, beautify, beautify json, beautifier, json viewer, viewer, json tree, tree, tree view,
    json validator, validate json, json lint, jsonlint, lint, linter, json5, jsonc,
    json parser, json editor, indent json, json indent, sort keys, json repair, fix json, mise en forme json,
    mise en forme, mettre en forme json, formater, formater du json, formateur json, formatage json, indenter,
    indentation, arbre, arbre json, valider, valider json, vérifier json, verifier du json, visualiseur json,
    visionneuse json, embellir, json lisible
  `),
  chronometer: list(`
    chronometer, Chronometer, chrono, chron, chronometr, chronomter, cronometer, chornometer, stopwatch, stop watch,
    stopwach, stopwtach, timer, tiemr, online timer, lap, laps, lap timer, split, split time, duration,
    measure time, measure duration, elapsed, elapsed time, clock, watch, chronomètre, chronometre,
    chronomètre en ligne, chronométrer, minuteur, minuterie, minuteur en ligne, tour, tours, temps,
    temps intermédiaire, temps intermediaire, durée, duree, mesurer une durée, mesurer le temps, temps écoulé,
    compteur de temps
  `),
  'camera-recorder': list(`
    camera, Camera recorder, camera rec, camra, camrea, cam, webcam, webcma, web cam, webcam recorder, webcam test,
    test my webcam, recorder, record, record video, video, video recorder, vidoe, photo, take a photo,
    take a picture, picture, selfie, snapshot, screenshot, microphone, mic, microphone recorder, mp4, webm, film,
    caméra, photo et vidéo par webcam, vidéo, enregistrer une vidéo, enregistrer, enregistreur, enregistreur vidéo,
    enregistrement vidéo, prendre une photo, appareil photo, micro, capture, capture vidéo, filmer,
    tester sa webcam, photographie
  `),
  'uuid-generator': list(`
    uuid, UUID generator, uuids, uid, udid, guid, guid generator, generate guid, uuid v4, uuidv4, uuid v7, uuid7, uuid v1,
    uuid v5, nil uuid, decode uuid, namespace, unique id, générateur d’uuid, générer un uuid, identifiant unique
  `),
  'jwt-parser': list(`
    jwt, JWT parser, decode jwt, jwt decoder, verify jwt, jws, jwe, jwks, claims, décodeur de jwt,
    décoder un jwt, jeton jwt
  `),
  'otp-generator': list(`
    otp, totp, hotp, 2fa, mfa, authenticator, google authenticator, one-time password, otpauth, two-factor,
    double authentification, code à usage unique
  `),
  'rsa-key-pair-generator': list(`
    rsa, RSA key pair generator, key pair, ssh key, ssh-keygen, pem, pkcs8, ed25519, ecdsa, private key, public key,
    paire de clés, clé privée, clé publique, clé ssh
  `),
  encryption: list(`
    encrypt, decrypt, encryption, cipher, cypher, aes, openssl, tripledes, chacha20, chiffrer, déchiffrer, chiffrement,
    crypter
  `),
  'bip39-generator': list(`
    bip39, bip-39, passphrase, mnemonic, seed phrase, wallet, bitcoin, word list, mnémonique, phrase de récupération, graine
  `),
  'password-strength-analyser': list(`
    password, passwrod, mot de passe, mots de passe, entropy, entropie, password strength, crack time, zxcvbn,
    robustesse, temps de cassage
  `),
  bcrypt: list(`bcrypt, passwd, bcrypt hash, htpasswd`),
  'hmac-generator': list(`hmac, HMAC generator, hmac sha256`),
  'basic-auth-generator': list(`basic auth, authorization header, basic authentication`),
  'string-obfuscator': list(`obfuscate, obfuscator, mask a secret, masquer`),
  'ipv4-subnet-calculator': list(`subnet, subnet calculator, netmask, sous-réseau`),
  'mac-address-lookup': list(`mac address, mac, oui, adresse mac`),
  'ipv6-ula-generator': list(`ula, ipv6`),
  'roman-numeral-converter': list(`
    roman, roman numerals, roman numeral converter, arabic, vinculum, XIV, chiffres romains, romain
  `),
  'base-converter': list(`
    base converter, radix, binary to decimal, hex to decimal, hexadecimal, octal, two's complement, binaire, hexadécimal,
    convertisseur de bases, complément à deux
  `),
  'text-to-nato-alphabet': list(`
    nato, nato alphabet, phonetic alphabet, spelling alphabet, alfa bravo, otan, alphabet radio, épeler
  `),
  'case-converter': list(`
    case converter, camelcase, snake_case, kebab-case, title case, uppercase, convertisseur de casse, majuscules
  `),
  'date-converter': list(`
    date, date converter, timestamp, unix timestamp, epoch, iso8601, rfc3339, timezone, time zone, time, world clock,
    convertisseur de dates, horodatage, fuseau horaire
  `),
  'base64-file-converter': list(`
    base64 file, file to base64, base64 to file, image to base64, base64 to image, data uri to file, fichier base64,
    image en base64
  `),
  'url-encoder': list(`
    url encode, url decode, urlencode, percent encoding, encodeURIComponent, uri, %20, url encoder,
    encoder une url, décodeur d’url, encodage-pourcent
  `),
  'json-minify': list(`json minify, minify json, JSON minify, compact json, minification json, minifier json`),
  'temperature-converter': list(`
    temperature, celsius, fahrenheit, celsius to fahrenheit, kelvin, température, convertisseur de températures
  `),
  'percentage-calculator': list(`
    percentage, percent, percentage calculator, discount, vat, pourcentage, remise, tva, calcul de pourcentage
  `),
  'qrcode-generator': list(`
    qr, QR code generator, qr code, qrcode, qr generator, wifi qr code, vcard, scan qr, read qr code, code qr,
    générateur de qr code, lire un qr code
  `),
  'phone-parser-and-formatter': list(
    `phone, phone number, telephone, e164, calling code, téléphone, numéro de téléphone, indicatif`,
  ),
  'text-statistics': list(`text statistics, word count, character count, word counter, reading time, compteur de mots`),
  'lorem-ipsum-generator': list(`lorem, lorem ipsum, dummy text, filler, faux texte`),
  'text-diff': list(`text diff, compare texts, unified diff, comparer des textes, comparateur de textes`),
  'emoji-picker': list(`emoji, emojis, emoji picker, smiley, skin tone, émoji, émoticône`),
  'iban-validator-and-parser': list(`
    iban, IBAN validator and parser, bban, rib, check iban, validate iban, iban checker, qr-iban, bank account,
    compte bancaire, vérifier un iban, clé rib, valider iban
  `),
  'html-entities': list(
    `html entities, html entity, nbsp, unescape html, escape html, entités html, character reference`,
  ),
  'chmod-calculator': list(`
    chmod, chmod calculator, permissions, umask, setuid, sticky bit, file mode, unix permissions, calculateur chmod,
    droits d’accès
  `),
  'json-diff': list(`
    json diff, compare json, json compare, json patch, rfc 6902, merge patch, diff json, comparateur json,
    comparer du json
  `),
  'eta-calculator': list(`eta, estimate, eta calculator, time left, remaining time, heure de fin, temps restant`),
  'benchmark-builder': list(`benchmark, compare benchmarks, median, percentile, hyperfine, mesures, écart type`),
  'url-parser': list(`url parser, parse url, query parameters, query params, utm, punycode, analyser une url, idn`),
  'yaml-to-json-converter': list(`yaml to json, yml to json, yaml json, yaml en json, yaml vers json`),
  'yaml-to-toml': list(`yaml to toml, yaml vers toml, yaml en toml`),
  'json-to-yaml-converter': list(`json to yaml, json yaml, ndjson to yaml, json en yaml, json vers yaml`),
  'json-to-toml': list(`json to toml, json vers toml, json en toml`),
  'toml-to-json': list(`toml to json, toml json, toml vers json, toml en json`),
  'toml-to-yaml': list(`toml to yaml, toml vers yaml, toml en yaml`),
  'crontab-generator': list(`
    cron, crontab, cron expression, crontab generator, schedule, quartz, eventbridge, next run, expression cron,
    tâche planifiée, planification
  `),
  'json-to-csv': list(`json to csv, json csv, json to excel, csv, tsv, json to table, json en csv, json vers csv`),
  'svg-placeholder-generator': list(`
    placeholder, placeholder image, svg placeholder, dummy image, mockup, image factice, image de substitution
  `),
  'slugify-string': list(`slug, slugify, permalink, transliterate, slug generator, générateur de slugs, sans accents`),
  'mime-types': list(`mime, mime type, media type, content-type, magic number, file extension, types mime, type mime`),
  'docker-run-to-docker-compose-converter': list(`
    docker, docker run, docker compose, compose, docker run to docker compose, docker-compose, podman,
    convertir docker run, conteneur
  `),
  'math-evaluator': list(`math, scratchpad calculator, evaluate expression, equation, calculatrice, racine carrée`),
  'og-meta-generator': list(`
    open graph, og, og tags, meta tags, twitter card, social preview, balises meta, balises open graph
  `),
  'list-converter': list(`
    list converter, transpose, deduplicate, sort lines, sql in, shuffle a list, compare lists, dédoublonner, transposer,
    convertisseur de listes
  `),
  'keycode-info': list(
    `keycode, key code, keyboard event, event.key, which key, touche clavier, infos sur les touches`,
  ),
  'random-port-generator': list(`port, random, random port, free port, tcp port, udp port, port aléatoire, port libre`),
  'git-memo': list(`git, git cheatsheet, cheatsheet, git undo, rebase, aide-mémoire git, antisèche git`),
  'xml-formatter': list(`
    xml, xml formatter, format xml, xml prettify, xml minify, xml lint, soap, rss, mise en forme xml, indenter du xml
  `),
  'user-agent-parser': list(`user agent, user-agent parser, ua, client hints, crawler, sec-ch-ua, agent utilisateur`),
  'sql-prettify': list(`
    sql, sql formatter, format sql, sql prettify, sql beautifier, query, postgresql, mise en forme sql, formater du sql
  `),
  'device-information': list(
    `device information, screen resolution, pixel ratio, viewport, résolution, infos appareil`,
  ),
  'html-wysiwyg-editor': list(`
    wysiwyg, html editor, rich text, rich text editor, html wysiwyg, éditeur html, texte riche
  `),
};

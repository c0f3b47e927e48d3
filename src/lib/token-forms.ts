/**
 * The forms that vendors document for their tokens, as sources of patterns with the flag `u`, and without what may stand
 * before or after. `hint` must match before the costlier expression is worth trying.
 */
export const tokenForms: readonly (readonly [vendor: string, hint: RegExp, expression: string])[] = [
  ['aws', /A[KSBC][IC]A/, String.raw`(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}`],
  [
    'github',
    /gh[pousr]_|github_pat_/,
    String.raw`gh[pousr]_[A-Za-z0-9]{36,251}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}`,
  ],
  ['gitlab', /gl[a-z]{2,5}-/, String.raw`gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\w-]{20,}`],
  [
    'slack',
    /xox[abeoprs]-|xapp-|hooks\.slack/,
    String.raw`xox[abeoprs]-[A-Za-z0-9-]{10,}|xapp-\d-[A-Z0-9]+-\d+-[a-z0-9]+|https://hooks\.slack\.com/(?:services|workflows|triggers)/[\w/+-]{20,}`,
  ],
  ['stripe', /[srp]k_|whsec_/, String.raw`(?:sk|rk|pk)_(?:live|test|prod)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/=]{20,}`],
  ['google', /AIza|GOCSPX-|ya29\.|1\/\/0/, String.raw`AIza[\w-]{35}|GOCSPX-[\w-]{28}|ya29\.[\w-]{20,}|1//0[\w-]{30,}`],
  ['openai', /T3BlbkFJ/, String.raw`sk-(?:proj-|svcacct-|admin-)?[\w-]{20,256}T3BlbkFJ[\w-]{20,}`],
  ['anthropic', /sk-ant-/, String.raw`sk-ant-[a-z]{3,10}\d{2}-[\w-]{80,}`],
  ['npm', /npm_/, String.raw`npm_[A-Za-z0-9]{36}`],
  ['pypi', /pypi-AgE/, String.raw`pypi-AgE[\w-]{50,}`],
  ['huggingface', /hf_/, String.raw`hf_[A-Za-z]{34}`],
  ['sendgrid', /SG\./, String.raw`SG\.[\w-]{22}\.[\w-]{43}`],
  ['twilio', /SK|AC/, String.raw`(?:SK|AC)[0-9a-f]{32}`],
  ['mailgun', /key-/, String.raw`key-[0-9a-f]{32}`],
  ['digitalocean', /do[opr]_v1_/, String.raw`do[opr]_v1_[0-9a-f]{64}`],
  ['shopify', /shp(?:at|ca|pa|ss)_/, String.raw`shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}`],
  ['telegram', /:AA/, String.raw`\d{8,10}:AA[\w-]{33}`],
  ['discord', /[MNO][\w-]{23,25}\./, String.raw`[MNO][A-Za-z0-9_-]{23,25}\.[\w-]{6}\.[\w-]{27,38}`],
  ['docker', /dckr_/, String.raw`dckr_(?:pat|oat)_[\w-]{27,32}`],
  ['vault', /hv[sbr]\./, String.raw`hv[sbr]\.[\w-]{24,}`],
  ['databricks', /dapi/, String.raw`dapi[0-9a-f]{32}`],
  ['atlassian', /ATATT3/, String.raw`ATATT3[\w=-]{100,}`],
  ['linear', /lin_api_/, String.raw`lin_api_[A-Za-z0-9]{40}`],
  ['azure-storage', /AccountKey=/, String.raw`(?<=AccountKey=)[A-Za-z0-9+/]{86}==`],
  ['age', /AGE-SECRET/, String.raw`AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}`],
];

import fc from 'fast-check'

// a random seed finds new cases; on CI, a failure has to come from the change that is tested
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 })
